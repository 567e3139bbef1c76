/** The desk: adjustments of points, rulings of the arbiter, and notices to all players. */
import { isSame } from '@stolik/contract/canonical'
import type { Act } from '../model/act.js'
import { refuse } from '../model/refusal.js'
import { isOutside, placeOf, seriesOf } from '../model/playing.js'
import {
  type ActOf,
  type Ask,
  type Decides,
  type Decision,
  badLine,
  badNumber,
  badText,
  firstRefusal,
  longText,
  nothing,
  write,
} from './ask.js'
import { find } from './at.js'

const mostPoints = 100_000

/** Half points are possible: shared places produce them. */
function adjust({ state }: Ask, act: ActOf<'adjust'>): Decision {
  const { player, series, points, small, penalty, reason, clause, seen } = act
  const place = placeOf(state, player)
  if (place === undefined) return refuse('UNKNOWN_PLAYER', { player })
  if (isOutside(place)) return refuse('NOT_PLAYING', { number: place.number })
  if (series !== null && seriesOf(state, series) === undefined) return refuse('UNKNOWN_SERIES', { series })
  const bad = firstRefusal(
    badNumber('points', points * 2, -2 * mostPoints, penalty ? 0 : 2 * mostPoints),
    badNumber('small', small, -mostPoints, penalty ? 0 : mostPoints),
    points === 0 && small === 0 ? refuse('MALFORMED', { field: 'points', problem: 'empty' }) : undefined,
    badText('reason', reason, longText),
    (seen ?? Infinity) < state.adjustments.length ? refuse('OVERTAKEN', { field: 'adjust' }) : undefined,
  )
  if (bad !== undefined) return bad
  const n = state.adjustments.length + 1
  return write({ kind: 'adjust', n, player: place.id, series, points, small, penalty, reason, clause })
}

function revoke({ state }: Ask, { n, reason }: ActOf<'revoke'>): Decision {
  const adjustment = state.adjustments[n - 1]
  if (adjustment === undefined) return refuse('UNKNOWN_NUMBER', { n })
  if (adjustment.revoked !== null) return refuse('REVOKED', { n })
  return badText('reason', reason, longText) ?? write({ kind: 'revoke', n, reason })
}

/** The game's arbiter supplies the lines of the ruling (PT 7.3.2). A referee's own note stands beside them or alone. */
function rule(ask: Ask, { hand, question, facts, note, ...at }: ActOf<'rule'>): Decision {
  const { state, tools } = ask
  const found = find(ask, at)
  if ('refused' in found) return found
  const bad = firstRefusal(
    hand === null ? undefined : badNumber('hand', hand, 0, found.table.list.length - 1),
    badText('note', note, longText, question === null ? 1 : 0),
  )
  if (bad !== undefined) return bad
  const entry = { kind: 'ruling', ...found.at, n: state.rulings.length + 1, hand, facts, note } as const
  if (question === null) return write({ ...entry, question, lines: [] })
  if (tools.arbiter === null) return refuse('NO_ARBITER')
  const ruled = tools.arbiter.rule(found.profile, question, facts)
  if ('refused' in ruled)
    return refuse('NOT_RULED', { problem: ruled.refused, field: ruled.field ?? question })
  return write({ ...entry, question, lines: ruled.lines })
}

/** A notice is read in passing, from a board eight metres away. */
const mostNotice = 280

/** A notice is one line, so that boards and phones show it as written. An empty text takes back the last notice. */
function notice({ state }: Ask, act: ActOf<'notice'>): Decision {
  const text = act.text.trim()
  const stands = state.latest.notice?.text ?? ''
  if (text === stands) return nothing
  if ((act.seen ?? stands) !== stands) return refuse('OVERTAKEN', { field: 'notice' })
  const bad = text === '' ? undefined : badLine('text', text, mostNotice)
  return bad ?? write({ kind: 'notice', text })
}

/** Whoever looks at the days in order can compare them with what somebody else saw. */
function repeat({ state }: Ask, { weekdays, seen }: ActOf<'repeat'>): Decision {
  const days = weekdays.toSorted((a, b) => a - b)
  const stands = state.latest.repeat?.weekdays ?? []
  if (isSame(days, stands)) return nothing
  if (!isSame(seen ?? stands, stands)) return refuse('OVERTAKEN', { field: 'repeat' })
  const bad = days.map((day) => badNumber('weekdays', day, 1, 7)).find((one) => one !== undefined)
  if (bad !== undefined) return bad
  return new Set(days).size === days.length
    ? write({ kind: 'repeat', weekdays: days })
    : refuse('MALFORMED', { field: 'weekdays', problem: 'twice' })
}

export const desk = { adjust, revoke, rule, notice, repeat } satisfies Partial<Decides<Act['kind']>>
