/** The result becomes final: everything is played, decided, and past its time. Found wrong later, it is reopened. */
import { resultHash } from '../standing/hash.js'
import { refuse } from '../model/refusal.js'
import { type ActOf, type Ask, type Decision, badText, firstRefusal, longText, write } from './ask.js'
import { appealsUntil, protestsUntil } from './protest.js'

export function decideFinal({ state, now, tools }: Ask): Decision {
  const left = state.series.find(({ status }) => status !== 'ended')
  if (left !== undefined) return refuse('SERIES_LEFT', { series: left.series })
  const open = state.protests.filter(({ status }) => status === 'open' || status === 'appealed')
  if (open.length > 0) return refuse('PROTESTS_OPEN', { numbers: open.map(({ n }) => n).join(', ') })
  const appealable = state.protests.filter(({ appeal }) => appeal === null)
  const times = appealable.map((protest) => appealsUntil(state, protest) ?? 0)
  const until = Math.max(protestsUntil(state, state.series.length) ?? 0, ...times)
  if (now < until) return refuse('PROTEST_TIME', { until })
  return write({ kind: 'final', hash: resultHash(state, tools.lists) })
}

/** A clause is named, not told. */
const clauseLength = 100

/**
 * Whether what was found later is worth it is the director's affair, or that of the body above it (PT 7.3.3). All goes on as
 * after the last series; the times for protests do not begin again.
 */
export function decideReopen({ state }: Ask, { reason, clause }: ActOf<'reopen'>): Decision {
  if (state.final === null) return refuse('NOT_FINAL')
  const bad = firstRefusal(
    badText('reason', reason, longText),
    clause === null ? undefined : badText('clause', clause, clauseLength),
  )
  return bad ?? write({ kind: 'reopen', reason, clause })
}
