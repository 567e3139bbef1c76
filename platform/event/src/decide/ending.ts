/** An event that ends before its last series and goes on after all, or does not take place (PT 3.4). */
import { refuse } from '../model/refusal.js'
import type { EventState } from '../model/state.js'
import { type ActOf, type Ask, type Decision, badText, longText, write } from './ask.js'

export function decideEnding({ state }: Ask, act: ActOf<'endEarly' | 'undoEarlyEnd' | 'cancel'>): Decision {
  const { kind, reason } = act
  const bad = badText('reason', reason, longText)
  if (bad !== undefined) return bad
  if (kind === 'endEarly') return endEarly(state, act)
  if (kind === 'undoEarlyEnd' && state.latest.endEarly === undefined) return refuse('NOT_ENDED_EARLY')
  return write({ kind, reason })
}

/**
 * Only whole series count: lists that are not finished would be unfair to those who have dealt less. The act names the last
 * series that counts, so that it does not drop one that another director has ended meanwhile.
 */
function endEarly({ series, latest }: EventState, act: ActOf<'endEarly'>): Decision {
  if (latest.endEarly !== undefined) return refuse('ENDED_EARLY', { series: latest.endEarly.after })
  const last = series.findLast(({ status }) => status === 'ended')?.series
  if (last === undefined) return refuse('NOTHING_PLAYED')
  if (act.after !== last) return refuse('NOT_LAST', { series: last })
  if (last === series.length) return refuse('NO_SERIES_LEFT')
  const { after, refund, reason } = act
  return write({ kind: 'endEarly', after, refund, reason })
}
