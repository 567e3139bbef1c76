/** Entries of deals that all tables of a series play. */
import { redealsOf } from '../model/redeals.js'
import { changeTable, type Folds } from './change.js'

export const same: Folds<'sealDeals' | 'openDeals' | 'printSlips' | 'playSpare'> = {
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
  // Unlike after a redeal, the hands written since stay.
  playSpare: (state, { hand, spare, reason, ...at }) =>
    changeTable(state, at, (table) => {
      const others = table.redeals.filter((one) => one.spare !== true || one.hand !== hand)
      const more = Math.max(0, spare - redealsOf({ redeals: others }, hand))
      const one = { hand, until: hand, reason, spare: true } as const
      return { ...table, redeals: [...others, ...new Array<typeof one>(more).fill(one)] }
    }),
}
