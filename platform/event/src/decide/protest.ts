/**
 * Protests and appeals. A protest against a list must come before the next series begins. After the last series, the
 * regulations give a deadline (15 minutes in PT 9.10). It must always come before the result is final (4.5.10).
 */
import { refuse, type EventRefusal } from '../model/refusal.js'
import { placeOf, takesPart } from '../model/playing.js'
import type { EventState, Protest } from '../model/state.js'
import {
  type ActOf,
  type Ask,
  type Decision,
  badText,
  isDirector,
  longText,
  notAllowed,
  write,
} from './ask.js'
import { findBegun } from './at.js'
import { decideCorrection } from './correction.js'

type ProtestAct = ActOf<'protest' | 'decide' | 'appeal' | 'decideAppeal'>

export function decideProtest(ask: Ask, act: ProtestAct): Decision {
  const bad = badText('text', act.text, longText)
  if (bad !== undefined) return bad
  if (act.kind === 'protest') return protest(ask, act)
  const one = ask.state.protests[act.n - 1]
  if (one === undefined) return refuse('UNKNOWN_NUMBER', { n: act.n })
  switch (act.kind) {
    case 'decide':
      return one.status === 'open' ? decided(ask, act, one) : refuse('DECIDED')
    case 'appeal':
      return appeal(ask, act, one)
    case 'decideAppeal':
      if (one.status === 'appealed') return decided(ask, act, one)
      return refuse(one.appealDecision === null ? 'NOT_DECIDED' : 'DECIDED')
  }
}

/** Decides, and corrects the list that the protest is about: both, or neither. */
function decided(
  ask: Ask,
  { kind, n, upheld, text, correction }: ActOf<'decide' | 'decideAppeal'>,
  { series, table }: Protest,
): Decision {
  const decision = write({ kind, n, upheld, text })
  if (correction === undefined || correction === null) return decision
  const corrected = decideCorrection(ask, { kind: 'correct', series, table, ...correction })
  return 'refused' in corrected ? corrected : { entries: [...corrected.entries, ...decision.entries] }
}

/** The maximum number of undecided protests of one player. */
const mostOpen = 10

const minute = 60_000

/**
 * The deadline for protests against lists of a series: the start of the next series, or a time after the end of the last one.
 * Null while it is not known yet.
 */
export function protestsUntil({ series, regulations, latest }: EventState, n: number): number | null {
  const next = series[n]
  if (next !== undefined) return next.started
  const ended = series[n - 1]?.ended ?? null
  if (ended === null) return null
  // Nobody knew before an early end that the series was the last.
  return Math.max(ended, latest.endEarly?.at ?? 0) + regulations.protestMinutes * minute
}

/** The deadline for appeals (4.5.11). A late decision allows the same number of minutes as a list of the last series. */
export function appealsUntil(state: EventState, { series, decision }: Protest): number | null {
  const until = protestsUntil(state, series)
  if (until === null || decision === null) return null
  return Math.max(until, decision.at + state.regulations.protestMinutes * minute)
}

const late = (now: number, until: number | null): EventRefusal | undefined =>
  until === null || now <= until ? undefined : refuse('DEADLINE', { until })

/** Whether the sender may speak for this player (4.1.11): with the player's card, from the player's chair, or as director. */
function speaksFor(ask: Ask, player: string, seated?: readonly string[]): boolean {
  const { by, state } = ask
  if (isDirector(ask)) return true
  if (by.kind === 'player') return by.player === player
  const place = placeOf(state, player)
  return by.kind === 'chair' && place !== undefined && seated?.[by.chair] === place.id
}

function protest(ask: Ask, { player, text, ...at }: ActOf<'protest'>): Decision {
  const { state, now } = ask
  const speaker = state.players.get(player)
  if (speaker === undefined) return refuse('UNKNOWN_PLAYER', { player })
  const found = findBegun(ask, at)
  if ('refused' in found) return found
  if (!speaksFor(ask, player, found.table.players)) return notAllowed
  if (!takesPart(state, player)) return refuse('NOT_PLAYING', { number: speaker.number })
  const open = state.protests.filter((one) => one.player === player && one.status === 'open')
  if (open.length >= mostOpen && !isDirector(ask)) return refuse('TOO_MANY')
  const n = state.protests.length + 1
  return (
    late(now, protestsUntil(state, at.series)) ?? write({ kind: 'protest', ...found.at, n, player, text })
  )
}

function appeal(ask: Ask, { n, player, text }: ActOf<'appeal'>, one: Protest): Decision {
  if (!ask.state.players.has(player)) return refuse('UNKNOWN_PLAYER', { player })
  if (!speaksFor(ask, player)) return notAllowed
  if (one.status === 'open') return refuse('NOT_DECIDED')
  if (one.appeal !== null) return refuse('APPEALED')
  return late(ask.now, appealsUntil(ask.state, one)) ?? write({ kind: 'appeal', n, player, text })
}
