/** Converts a view to the schema's `BaskaView`. */
import { cardName, cardNames, type Seat } from '@stolik/core'
import type { Call } from '../src/moves.js'
import type { Contract, Side } from '../src/rules.js'
import type { Played, ThrowIn, View } from '../src/view.js'

export interface BaskaPlayed {
  readonly seat: Seat
  readonly card: string
}

/** The shape of the schema's `BaskaView`. */
export interface BaskaView {
  readonly __typename: 'BaskaView'
  readonly seat: Seat | null
  readonly toAct: readonly Seat[]
  readonly legal: readonly string[]
  readonly profile: string
  readonly phase: View['phase']
  readonly hand: readonly string[]
  readonly left: readonly number[]
  readonly calls: readonly { readonly seat: Seat; readonly call: Call }[]
  readonly contract: Contract
  readonly owner: Seat | null
  readonly du: boolean
  readonly raises: readonly Seat[]
  readonly mustBid: boolean
  readonly sides: readonly (Side | null)[]
  readonly leader: Seat
  readonly trick: readonly BaskaPlayed[]
  readonly played: readonly (readonly string[])[]
  readonly takenBack: readonly string[]
  readonly lastTrick: { readonly cards: readonly BaskaPlayed[]; readonly winner: Seat } | null
  readonly tricks: readonly number[]
  readonly points: readonly number[]
  readonly throws: readonly ThrowIn[]
  readonly bokLeft: number
  readonly dealt: readonly (readonly string[])[] | null
  readonly counted: readonly boolean[] | null
}

const played = (p: Played): BaskaPlayed => ({ seat: p.seat, card: cardName(p.card) })

/** Returns JSON-safe data: cards by name, and the legal moves as text. */
export function present(view: View, legal: readonly string[]): BaskaView {
  const { lastTrick } = view
  return {
    __typename: 'BaskaView',
    ...view,
    legal,
    hand: cardNames(view.hand),
    trick: view.trick.map(played),
    played: view.played.map(cardNames),
    takenBack: view.takenBack.map(cardName),
    lastTrick: lastTrick === null ? null : { cards: lastTrick.cards.map(played), winner: lastTrick.winner },
    dealt: view.dealt === null ? null : view.dealt.map(cardNames),
  }
}
