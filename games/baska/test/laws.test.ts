/** Baśka under the laws of every game. */
import { type Card, cardName, has, type Seat } from '@stolik/core'
import { laws } from '@stolik/core/laws'
import { present, read } from '../graphql/index.js'
import { baska } from '../src/index.js'
import type { State } from '../src/state.js'
import { catalogues } from '../text/index.js'

/** The cards in the hands of the others. */
function hidden(state: State, seat: Seat | null): string[] {
  if (state.phase === 'over') return []
  const hands = state.phase === 'auction' ? state.dealt : state.hands
  const cards = [...Array(32).keys()] as Card[]
  return hands.flatMap((hand, s) => (s === seat ? [] : cards.filter((c) => has(hand, c)).map(cardName)))
}

for (const profile of Object.keys(baska.profiles))
  laws(baska, { profile, present, read, catalogues, hidden, rare: /^(?:rzut|nie)$/ })
