import type { Seat } from '@stolik/core'
import { cardNames, toSet } from '@stolik/core'
import { laws } from '@stolik/core/laws'
import { present, read } from '../graphql/index.js'
import { deck, skat, type State } from '../src/index.js'
import { catalogues } from '../text/index.js'

/** What a seat has no right to know, from the state and the rules alone: not by way of the view. */
function hidden(state: State, seat: Seat | null): readonly string[] {
  if (state.phase === 'over') return []
  if (state.phase === 'auction')
    return cardNames(deck & ~(seat === null ? 0 : (state.deal.hands[seat] as number)))
  const own = seat === null ? 0 : (state.deal.hands[seat] as number)
  const holdsSkat = state.phase === 'discard' || (state.phase !== 'skat' && state.discard !== null)
  const skatSeen = seat === state.soloist && holdsSkat ? state.deal.skat : 0
  if (state.phase !== 'play') return cardNames(deck & ~(own | skatSeen))
  const open = state.announcement.ouvert ? (state.hands[state.soloist] as number) : 0
  const shown = toSet([...state.tricks, state.trick].flatMap(({ cards }) => cards))
  return cardNames(deck & ~(own | skatSeen | open | shown))
}

for (const profile of Object.keys(skat.profiles)) {
  laws(skat, {
    profile,
    present,
    read: (data) => read(data as Parameters<typeof read>[0]),
    catalogues,
    hidden,
    rare: /^resign$/,
    disguised: 0.9,
  })
}
