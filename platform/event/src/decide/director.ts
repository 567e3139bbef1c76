/** Acts of the director during a series: pause, extend, clock, open, annul, redeal, substitute (PT 7.2.4). */
import type { Chair } from '@stolik/core'
import type { Act } from '../model/act.js'
import type { Entry } from '../model/entry.js'
import { holderIn, isSameCards, isSigned, placeOf, seatOf, seriesOf, sitter } from '../model/playing.js'
import { timeUp } from '../model/clock.js'
import { refuse, type EventRefusal } from '../model/refusal.js'
import {
  type ActOf,
  type Ask,
  type Decides,
  type Decision,
  badNumber,
  badText,
  isDirector,
  longText,
  notAllowed,
  nothing,
  write,
} from './ask.js'
import { findBegun, findRunning } from './at.js'

function pause(ask: Ask, { at, paused, reason }: ActOf<'pause'>): Decision {
  if (!isDirector(ask) && ask.by.kind !== 'gateway') return notAllowed
  const bad = badText('reason', reason, longText, paused ? 1 : 0)
  if (bad !== undefined) return bad
  const found = at === null ? { table: ask.state } : findRunning(ask, at)
  if ('refused' in found) return found
  const isPaused = found.table.pause.since !== null
  if (isPaused === paused) return refuse(paused ? 'PAUSED' : 'NOT_PAUSED')
  return write({ kind: 'pause', at, paused, reason })
}

function extend({ state }: Ask, { series, minutes }: ActOf<'extend'>): Decision {
  const found = seriesOf(state, series)
  if (found === undefined) return refuse('UNKNOWN_SERIES', { series })
  if (found.status !== 'running') return refuse('NOT_RUNNING', { series })
  return badNumber('minutes', minutes, 1, 600) ?? write({ kind: 'extend', series, minutes })
}

/** Two directors who start it at once start it once: the second is told. */
function clock({ state }: Ask, { series, minutes, seen }: ActOf<'clock'>): Decision {
  const found = seriesOf(state, series)
  if (found === undefined) return refuse('UNKNOWN_SERIES', { series })
  if (found.status !== 'running') return refuse('NOT_RUNNING', { series })
  const stands = timeUp(state, found) ?? 0
  const changed = (seen ?? stands) !== stands
  return (
    badNumber('minutes', minutes, 1, 600) ??
    (changed ? refuse('OVERTAKEN', { field: 'clock' }) : write({ kind: 'clock', series, minutes }))
  )
}

function open(ask: Ask, act: ActOf<'open'>): Decision {
  if (ask.by.kind !== 'gateway') return notAllowed
  const found = findRunning(ask, act)
  if ('refused' in found) return found
  const { table } = found
  if (!table.online) return refuse('NOT_ONLINE_TABLE', { table: table.table })
  if (table.live !== null) return refuse('OPEN_ALREADY', { table: table.table })
  return write({ kind: 'open', ...found.at, live: act.live })
}

function annul(ask: Ask, { reason, ...at }: ActOf<'annul'>): Decision {
  const found = findBegun(ask, at)
  if ('refused' in found) return found
  if (found.table.list.annulled !== null) return refuse('ANNULLED')
  return badText('reason', reason, longText) ?? write({ kind: 'annul', ...found.at, reason })
}

/** For a table that cannot play because players are missing. The regulations must say what the others get. */
function missing(ask: Ask, { chairs, reason, seen, ...at }: ActOf<'missing'>): Decision {
  const found = findBegun(ask, at)
  if ('refused' in found) return found
  if (ask.state.regulations.format.bye === null) return refuse('NO_BYE')
  const known = chairs.every((chair) => Number.isInteger(chair) && chair >= 0 && chair < found.chairs)
  if (!known || chairs.length === 0 || new Set(chairs).size !== chairs.length)
    return refuse('MALFORMED', { field: 'chairs', problem: 'range', least: 0, most: found.chairs - 1 })
  // Two directors who say the same say it once. Hands that a table writes meanwhile are not dropped unseen.
  const { missing, hands } = found.table.list
  if (areSame(missing, chairs)) return nothing
  const isStale =
    seen !== null && seen !== undefined && (seen.hands !== hands.length || !areSame(missing, seen.chairs))
  if (isStale) return refuse('OVERTAKEN', { field: 'missing' })
  return badText('reason', reason, longText) ?? write({ kind: 'missing', ...found.at, chairs, reason })
}

const areSame = (a: readonly Chair[], b: readonly Chair[]): boolean =>
  a.length === b.length && a.every((chair) => b.includes(chair))

/** Voids all hands from a mistaken one on. The hand after the last written one is the one being played. */
function redeal(ask: Ask, { hand, reason, seen, ...at }: ActOf<'redeal'>): Decision {
  if (!isDirector(ask) && ask.by.kind !== 'gateway') return notAllowed
  const found = findRunning(ask, at)
  if ('refused' in found) return found
  const { list } = found.table
  if (isSigned(found.table)) return refuse('SIGNED')
  const last = Math.min(found.lines.length, list.length - 1)
  return (
    badNumber('hand', hand, 0, last) ??
    voidsUnseen(found.lines, hand, seen) ??
    badText('reason', reason, longText) ??
    write({ kind: 'redeal', ...found.at, hand, reason })
  )
}

/** Refuses to void a hand that reads otherwise than the sender saw it, or that was written since. */
function voidsUnseen(
  lines: readonly string[],
  from: number,
  seen: readonly string[] | null | undefined,
): EventRefusal | undefined {
  if (seen === null || seen === undefined) return undefined
  const longer = lines.length > seen.length ? lines : seen
  const hand = longer.findIndex((_, i) => i >= from && lines[i] !== seen[i])
  return hand === -1 ? undefined : refuse('DIFFERS', { hand: hand + 1, line: lines[hand] ?? '' })
}

/**
 * A substitute plays, but the result still belongs to the place. Nobody plays at two tables. The holder of the place can take
 * the chair back, which ends the substitution.
 */
function substitute(ask: Ask, { chair, player, reason, seen, ...at }: ActOf<'substitute'>): Decision {
  if (!isDirector(ask) && ask.by.kind !== 'gateway') return notAllowed
  const found = findRunning(ask, at)
  if ('refused' in found) return found
  const { state } = ask
  const reserve = state.players.get(player)
  if (reserve === undefined) return refuse('UNKNOWN_PLAYER', { player })
  const { series, table } = found
  const bad = badNumber('chair', chair, 0, found.chairs - 1) ?? badText('reason', reason, longText)
  if (bad !== undefined) return bad
  const sits = sitter(state, series.series, table, chair)
  if ((seen ?? sits) !== sits)
    return refuse('OVERTAKEN', { field: state.players.get(sits)?.entrant.name ?? sits })
  const entry: Entry = { kind: 'substitute', ...found.at, chair, player, reason }
  const place = state.players.get(table.players[chair] ?? '')
  if (place !== undefined && holderIn(place, series.series) === player)
    return sits === player ? nothing : write(entry)
  // Where all tables play the same cards, whoever has helped out at one table knows those of the others.
  const knows =
    isSameCards(state) &&
    series.tables.some((one) => one !== table && one.substitutes.some((past) => past.player === player))
  const busy =
    knows ||
    seatOf(series, player) !== undefined ||
    series.tables.some((table) =>
      table.players.some((_, i) => sitter(state, series.series, table, i) === player),
    )
  // Somebody whose table was given up has no seat in this series, and can help out elsewhere.
  const own = placeOf(state, player)
  const idle = reserve.status === 'entered' && own !== undefined && seatOf(series, own.id) === undefined
  const free = reserve.status === 'reserve' || reserve.status === 'waiting' || idle
  if (busy || !free) return refuse('NOT_RESERVE', { number: reserve.number })
  return write(entry)
}

export const director = {
  pause,
  extend,
  clock,
  open,
  annul,
  missing,
  redeal,
  substitute,
} satisfies Partial<Decides<Act['kind']>>
