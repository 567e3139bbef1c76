/** Entries by which an event leaves for a file and comes back, or comes from one. */
import type { Folds } from './change.js'

export const away: Folds<'handOver' | 'takeBack' | 'bring'> = {
  bring: (state, { entries }, { at, by }) => ({ ...state, brought: { at, by, entries } }),
  handOver: (state, _, { at, by, n }) => ({
    ...state,
    handOvers: [...state.handOvers, { at, n, by, back: null }],
  }),
  takeBack: (state, { entries, digest, reason }, { at }) => {
    const last = state.handOvers.at(-1)
    if (last === undefined || last.back !== null) throw new RangeError('taken back while it was here')
    return {
      ...state,
      handOvers: [...state.handOvers.slice(0, -1), { ...last, back: { at, entries, digest, reason } }],
    }
  },
}
