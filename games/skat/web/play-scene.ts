/** What a player sees of a view of Skat: which cards they may play or discard, and why not the others. */
import { has, readCard, suitOf, suits, toSet, type Card } from '@stolik/core'
import type { HandCard, Scene, Situation } from '@stolik/kit/shown'
import { playable, trumps } from '../src/rules/cards.js'
import type { GameKind } from '../src/rules/games.js'
import { patrolkiCards } from '../src/rules/patrolki.js'
import type { View } from '../src/rules/view.js'
import type { Picked } from './announce.js'
import { cardsOf, mine, ruling, sceneOf } from './scene.js'

/**
 * Makes the scene of a player. `picked` is the game they are about to announce; the hand is already sorted for it.
 */
export const playScene = (view: View, at: Situation, picked: Picked | null): Scene => ({
  ...sceneOf(view, at),
  hand: hand(view, at, picked),
  mode: mode(view),
})

/** How many cards the viewer must choose now, for the skat or for the other opponent. */
export function toPick(view: View): number {
  if (!mine(view)) return 0
  if (view.phase === 'discard' || view.exchange?.step === 'put') return 2
  return view.exchange?.step === 'give' ? (view.exchange.count ?? 0) : 0
}

function mode(view: View): Scene['mode'] {
  if (!mine(view)) return goesOn(view) && view.hand !== 0 ? 'ahead' : 'still'
  if (toPick(view) > 0) return 'choose'
  return goesOn(view) ? 'play' : 'still'
}

/** Whether cards are being played, and no offer to end the game waits for its answers. */
const goesOn = ({ phase, offer }: View): boolean => phase === 'ramsz' || (phase === 'play' && offer === null)

function hand(view: View, at: Situation, picked: Picked | null): readonly HandCard[] {
  const rule = ruling(view)
  const laid = picked === null ? 0 : toSet(patrolkiCards(picked.game, picked.patrolki))
  const cards = cardsOf(view, at, rule ?? picked?.game ?? null, laid)
  const lead = view.trick?.cards[0]
  if (rule === null || view.trick === null || lead === undefined) return cards
  const may = playable(rule, view.trick.cards, view.hand)
  const why = whyNot(rule, lead, at)
  return cards.map((card) =>
    has(may, readCard(card.card) as Card) ? card : { ...card, playable: false, why },
  )
}

/** Such as "Herc do herca": the lead must be followed (4.2.1). */
const whyNot = (game: GameKind, lead: Card, at: Situation): string =>
  at.t(has(trumps(game), lead) ? 'skat.why.trump' : `skat.why.${suits[suitOf(lead)]}`)
