/** Converts a view to the schema's `BaskaView`. */
import { cardName, cardNames, once, turnedWriter, type Card, type Seat } from '@stolik/core'
import type { Call } from '../src/moves.js'
import { profiles } from '../src/profiles.js'
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
  readonly turned?: string | null
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
// What several seats see, and see again after the next move, is made once, so that it is cheap to compare, too.
const trick = once((cards: View['trick']) => cards.map(played))
const lastTrick = once(({ cards, winner }: NonNullable<View['lastTrick']>) => ({
  cards: cards.map(played),
  winner,
}))
const takenBack = once((cards: readonly Card[]) => cards.map(cardName))

const turned = turnedWriter(profiles)

/** Returns JSON-safe data: cards by name, and the legal moves as text. */
export function present(view: View, legal: readonly string[]): BaskaView {
  if (view.rules === undefined) return shown(view, legal)
  const { rules, ...others } = view
  return { ...shown(others, legal), turned: turned(rules) }
}

function shown(view: Omit<View, 'rules'>, legal: readonly string[]): BaskaView {
  return {
    __typename: 'BaskaView',
    ...view,
    legal,
    hand: cardNames(view.hand),
    trick: trick(view.trick),
    played: view.played.map(cardNames),
    takenBack: takenBack(view.takenBack),
    lastTrick: view.lastTrick && lastTrick(view.lastTrick),
    dealt: view.dealt === null ? null : view.dealt.map(cardNames),
  }
}
