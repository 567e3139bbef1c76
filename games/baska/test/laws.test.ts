/** Tests Baśka against the laws that hold for every game. */
import { type Card, cardName, has, type Seat, toSet, withRuleSets, withThink } from '@stolik/core'
import { drawnRuleSets, handsOfDrawn, laws, usualHands } from '@stolik/core/laws'
import { present, read } from '../graphql/index.js'
import { baska, ruleSets } from '../src/index.js'
import type { State } from '../src/hand/state.js'
import { think } from '../src/think/index.js'
import { catalogues } from './words.js'

/** Returns the other players' cards, except those that forehand has shown (kop covered). */
function hidden(state: State, seat: Seat | null): string[] {
  if (state.phase === 'over') return []
  const held = state.phase === 'auction' ? state.dealt : state.hands
  const back = state.phase === 'play' ? toSet(state.takenBack) : 0
  const hands = held.map((hand, s) => (s === 0 ? hand & ~back : hand))
  const cards = [...Array(32).keys()] as Card[]
  return hands.flatMap((hand, s) => (s === seat ? [] : cards.filter((c) => has(hand, c)).map(cardName)))
}

const options = {
  present,
  read,
  catalogues,
  hidden,
  rare: /^(?:rzut|nie)$/,
  dealOf: ({ dealt }: State) => ({ hands: dealt }),
  thinking: { effort: 0.001 },
}
const thinking = withThink(baska, think)
const bases = Object.keys(baska.profiles)
// Fewer hands do not begin with everything that earlier ones can carry over.
const hands = Math.max(usualHands, 45)
for (const profile of bases)
  laws(thinking, {
    ...options,
    profile,
    hands,
    carries: [0, 1, 2, 3, 4].map((left) => `bok ${left}`),
    // A master looks at 256 deals at least, so a position takes a tenth of a second however small the effort.
    thinking: { ...options.thinking, positions: Math.ceil(usualHands / 25) },
  })
for (const profile of drawnRuleSets(ruleSets, bases))
  laws(withRuleSets(thinking, ruleSets), {
    ...options,
    profile,
    carries: 'any',
    hands: handsOfDrawn,
    thinking: { ...options.thinking, positions: Math.ceil(handsOfDrawn / 10) },
  })
