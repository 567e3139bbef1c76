/** The result becomes final: everything is played, decided, and past its time. */
import { resultHash } from '../hash.js'
import { refuse } from '../refusal.js'
import type { Ask, Decision } from './ask.js'
import { write } from './ask.js'
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
