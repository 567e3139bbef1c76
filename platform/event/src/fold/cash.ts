/** Entries of the cash book, and prizes that were given. */
import { changePlayer, replaceAt, type Folds } from './change.js'

export const cash: Folds<'paid' | 'book' | 'strike' | 'payPrize'> = {
  /** What changes hands is the difference to what they have paid before, so nothing counts twice. */
  paid: (state, { player, paid, amount = state.regulations.fee?.amount ?? 0 }, { at, by }) => {
    const fee = paid ? amount : 0
    const before = state.players.get(player)?.fee ?? 0
    const next = changePlayer(state, player, (one) => ({ ...one, paid, fee }))
    return { ...next, fees: [...state.fees, { at, by, player, amount: fee - before }] }
  },
  book: (state, { what, amount }, { at, by }) => ({
    ...state,
    booked: [...state.booked, { n: state.booked.length + 1, at, by, what, amount, struck: null }],
  }),
  strike: (state, { n, reason: struck }) => ({
    ...state,
    booked: replaceAt(state.booked, n - 1, (one) => ({ ...one, struck })),
  }),
  payPrize: (state, { of, winner, amount, paid }, { at, by }) => {
    const others = state.prizesPaid.filter((one) => one.of !== of || one.winner !== winner)
    return { ...state, prizesPaid: paid ? [...others, { at, by, of, winner, amount }] : others }
  },
}
