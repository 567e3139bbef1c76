/** Entries of the director's desk: adjustments, rulings, protests, and notices to all players. */
import type { EventState, Protest } from '../model/state.js'
import { replaceAt, type Folds } from './change.js'

type DeskKind =
  | 'adjust'
  | 'revoke'
  | 'ruling'
  | 'protest'
  | 'decide'
  | 'appeal'
  | 'decideAppeal'
  | 'notice'
  | 'repeat'

export const desk: Folds<DeskKind> = {
  adjust: (state, { n, player, series, points, small, penalty, reason, clause }) => {
    const adjustment = { n, player, series, points, small, penalty, reason, clause, revoked: null }
    return { ...state, adjustments: [...state.adjustments, adjustment] }
  },
  revoke: (state, { n, reason: revoked }) => ({
    ...state,
    adjustments: replaceAt(state.adjustments, n - 1, (one) => ({ ...one, revoked })),
  }),
  ruling: (state, { n, series, table, hand, question, facts, lines, note }, { at, by }) => {
    const ruling = { n, at, by, series, table, hand, question, facts, lines, note }
    return { ...state, rulings: [...state.rulings, ruling] }
  },
  protest: (state, { n, series, table, player, text }, { at }) => {
    const open = { status: 'open', decision: null, appeal: null, appealDecision: null } as const
    return { ...state, protests: [...state.protests, { n, at, series, table, player, text, ...open }] }
  },
  decide: (state, { n, upheld, text }, { at }) =>
    changeProtest(state, n, { status: upheld ? 'upheld' : 'rejected', decision: { at, text } }),
  appeal: (state, { n, player, text }, { at }) =>
    changeProtest(state, n, { status: 'appealed', appeal: { at, player, text } }),
  decideAppeal: (state, { n, upheld, text }, { at }) =>
    changeProtest(state, n, {
      status: upheld ? 'appealUpheld' : 'appealRejected',
      appealDecision: { at, text },
    }),
  repeat: (state, repeat, { at }) => ({ ...state, latest: { ...state.latest, repeat: { ...repeat, at } } }),
  notice: (state, notice, { at }) => ({
    ...state,
    notices: [...state.notices, { at, text: notice.text }],
    latest: { ...state.latest, notice: { ...notice, at } },
  }),
}

const changeProtest = (state: EventState, n: number, change: Partial<Protest>): EventState => ({
  ...state,
  protests: replaceAt(state.protests, n - 1, (protest) => ({ ...protest, ...change })),
})
