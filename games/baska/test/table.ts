/** Hands of Baśka for the tests, from the text of deals and moves. */
import type { Seat } from '@stolik/core'
import { openCalls } from '../src/hand/auction-legal.js'
import { baska } from '../src/index.js'
import type { Rules } from '../src/rules/rules.js'
import type { State } from '../src/hand/state.js'
import type { View } from '../src/rules/view.js'

export const lebork = baska.profiles['lebork'] as Rules
export const kop = baska.profiles['kop'] as Rules

/** Starts a hand with these cards, forehand's first, and `bokLeft` remaining deals of bok-rounds. */
export function start(deal: string, bokLeft = 0, rules: Rules = lebork): State {
  const cards = baska.deals.read(deal)
  if (cards === undefined) throw new Error(`no deal: ${deal}`)
  return baska.setup(rules, cards, { bokLeft })
}

export const turnOf = (state: State): Seat => {
  const seat = baska.toAct(state)[0]
  if (seat === undefined) throw new Error('the hand is over')
  return seat
}

export const viewOf = (state: State, seat: Seat | null = turnOf(state)): View => baska.view(state, seat)

/** Returns the legal moves of the seat on turn. */
export const open = (state: State): string[] => baska.legal(viewOf(state)).map((move) => baska.write(move))

/** Returns the cards that the seat on turn may play. */
export const openCards = (state: State): string[] =>
  baska.legal(viewOf(state)).flatMap((move) => ('card' in move ? [baska.write(move)] : []))

/** Plays a text of moves, each by the seat on turn. Each must be legal. */
export function after(state: State, moves: string): State {
  return moves
    .split(' ')
    .filter((text) => text !== '')
    .reduce((at, text) => {
      const seat = turnOf(at)
      const move = baska.legal(baska.view(at, seat)).find((m) => baska.write(m) === text)
      if (move === undefined) throw new Error(`${text} is not open to seat ${seat}: ${open(at).join(' ')}`)
      return baska.apply(at, seat, move)
    }, state)
}

/** Returns the open calls under rules that no profile has. */
export const openUnder = (state: State): readonly string[] => openCalls(state.rules, viewOf(state))

/** Makes a text of calls under such rules. Each must be open. */
export function spoken(state: State, calls: string): State {
  return calls.split(' ').reduce((at, text) => {
    const call = openCalls(at.rules, viewOf(at)).find((open) => open === text)
    if (call === undefined) throw new Error(`${text} is not open to seat ${turnOf(at)}`)
    return baska.apply(at, turnOf(at), { call })
  }, state)
}

/** Plays the first legal card until the hand is over. */
export function playedOut(state: State): State {
  let at = state
  while (at.phase !== 'over') at = after(at, open(at)[0] as string)
  return at
}

/** Four passes, so nothing is called. */
export const passed = 'pas pas pas pas'
