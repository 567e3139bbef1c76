/** The moves of a dealer who sits out, and of the player whose hand they ask to look into. */
import type { Seat } from '@stolik/core'
import { conceding } from './endings.js'
import type { Move } from './moves.js'
import { rulesIn } from '../rules/profiles.js'
import type { View } from '../rules/view.js'

/** The seat of a dealer who sits out, at a table of four or more. */
export const idleDealer: Seat = 3

type Moves = readonly Move[]

const asking: Moves = [0, 1, 2].map((seat) => ({ kind: 'look', seat }))
const showing: Moves = [{ kind: 'show' }]
const nothing: Moves = []
export const consents: Moves = [{ kind: 'accept' }, { kind: 'refuse' }]

/**
 * Moves of an idle dealer that end a game. They belong to the opposing party (3.5.1): they may concede (4.3.3), and consent
 * if the profile asks the whole party (isko 4.3.2).
 */
export function besides(view: View): Moves {
  const { offer } = view
  if (offer === null) return view.ramsz || view.declined.includes(idleDealer) ? nothing : conceding
  const isConsent = offer.kind === 'resign' && rulesIn(view).resignConsent === 'party'
  return isConsent && !offer.answered.includes(idleDealer) ? consents : nothing
}

/**
 * An idle dealer may look into the hand of one player (pzskat 3.5.4): they ask once in a hand, and its owner may let them.
 * Only while cards are played: before, what changes in a hand would tell which cards lie in the skat. Not while an offer to
 * end the game is to be answered.
 */
export function looks(view: View): Moves {
  const { seat, look, offer } = view
  if (offer !== null) return nothing
  if (look !== null) return look.granted || look.at !== seat ? nothing : showing
  return seat === idleDealer && rulesIn(view).idleLooks ? asking : nothing
}
