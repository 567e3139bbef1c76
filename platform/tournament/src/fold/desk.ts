/** The director's desk: adjustments, rulings, protests. */
import type { Entry } from '../model/entry.js'
import type { EventState, Protest } from '../model/state.js'
import { replaceAt, type Numbered } from './change.js'

export type DeskEntry = Extract<
  Entry,
  { kind: 'adjust' | 'revoke' | 'ruling' | 'protest' | 'decide' | 'appeal' | 'decideAppeal' }
>

export function foldDesk(state: EventState, entry: DeskEntry, { at, by }: Numbered): EventState {
  switch (entry.kind) {
    case 'adjust': {
      const { n, player, series, points, small, penalty, reason, clause } = entry
      const adjustment = { n, player, series, points, small, penalty, reason, clause, revoked: null }
      return { ...state, adjustments: [...state.adjustments, adjustment] }
    }
    case 'revoke': {
      const revoked = entry.reason
      return {
        ...state,
        adjustments: replaceAt(state.adjustments, entry.n - 1, (one) => ({ ...one, revoked })),
      }
    }
    case 'ruling': {
      const { n, series, table, hand, question, facts, lines, note } = entry
      const ruling = { n, at, by, series, table, hand, question, facts, lines, note }
      return { ...state, rulings: [...state.rulings, ruling] }
    }
    case 'protest': {
      const { n, series, table, player, text } = entry
      const open = { status: 'open', decision: null, appeal: null, appealDecision: null } as const
      return { ...state, protests: [...state.protests, { n, at, series, table, player, text, ...open }] }
    }
    case 'decide': {
      const status = entry.upheld ? 'upheld' : 'rejected'
      return changeProtest(state, entry.n, { status, decision: { at, text: entry.text } })
    }
    case 'appeal': {
      const { player, text } = entry
      return changeProtest(state, entry.n, { status: 'appealed', appeal: { at, player, text } })
    }
    case 'decideAppeal': {
      const status = entry.upheld ? 'appealUpheld' : 'appealRejected'
      return changeProtest(state, entry.n, { status, appealDecision: { at, text: entry.text } })
    }
  }
}

const changeProtest = (state: EventState, n: number, change: Partial<Protest>): EventState => ({
  ...state,
  protests: replaceAt(state.protests, n - 1, (protest) => ({ ...protest, ...change })),
})
