/** Entries of deals that all tables of a series play. */
import type { Folds } from './change.js'

export const same: Folds<'sealDeals' | 'openDeals' | 'printSlips'> = {
  sealDeals: (state, { series, commitment }) => ({
    ...state,
    deals: [...state.deals, { series, commitment, opened: null }],
  }),
  openDeals: (state, { series, salt, seed }) => ({
    ...state,
    deals: state.deals.map((one) => (one.series === series ? { ...one, opened: { salt, seed } } : one)),
  }),
  printSlips: (state, { series }, { by }) =>
    by.kind === 'direction' ? { ...state, slips: [...state.slips, { series, account: by.account }] } : state,
}
