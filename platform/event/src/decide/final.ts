/** The result becomes final once all is played and decided and the deadlines are over. A wrong final result is reopened. */
import { resultHash } from '../standing/hash.js'
import { refuse } from '../model/refusal.js'
import { type ActOf, type Ask, type Decision, badText, firstRefusal, longText, write } from './ask.js'
import { badPrizes } from './cash.js'
import { appealsUntil, protestsUntil } from './protest.js'

export function decideFinal(ask: Ask): Decision {
  const { state, now, tools } = ask
  const left = state.series.find(({ status }) => status !== 'ended')
  if (left !== undefined) return refuse('SERIES_LEFT', { series: left.series })
  const open = state.protests.filter(({ status }) => status === 'open' || status === 'appealed')
  if (open.length > 0) return refuse('PROTESTS_OPEN', { numbers: open.map(({ n }) => n).join(', ') })
  const appealable = state.protests.filter(({ appeal }) => appeal === null)
  const times = appealable.map((protest) => appealsUntil(state, protest) ?? 0)
  const until = Math.max(protestsUntil(state, state.series.length) ?? 0, ...times)
  if (now < until) return refuse('PROTEST_TIME', { until })
  const { lists } = tools
  return badPrizes(ask) ?? write({ kind: 'final', hash: resultHash(state, lists), version: lists.version })
}

/** This is the number of a clause, not its text. */
const clauseLength = 100

/**
 * The director, or the body above them, judges whether a later finding justifies this (PT 7.3.3). The event continues as after
 * the last series; the deadlines for protests do not start again.
 */
export function decideReopen({ state }: Ask, { reason, clause }: ActOf<'reopen'>): Decision {
  if (state.final === null) return refuse('NOT_FINAL')
  const bad = firstRefusal(
    badText('reason', reason, longText),
    clause === null ? undefined : badText('clause', clause, clauseLength),
  )
  return bad ?? write({ kind: 'reopen', reason, clause })
}
