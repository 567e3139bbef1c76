/** Finds the one thing that a person who opens an event needs to know first. */
import type { Arg } from '@stolik/core'
import { currentSeries } from '../current.js'
import { chairLetter } from '../format.js'
import type { EventPlayer, EventShown, EventTable, ResultRow } from '../client/types.js'

export interface NextThing {
  /** Translated by `next.CODE`; `enter` and `running` are told by the phase of the event. */
  readonly code:
    | 'enter'
    | 'closed'
    | 'entered'
    | 'waiting'
    | 'pending'
    | 'declined'
    | 'reserve'
    | 'out'
    | 'seat'
    | 'play'
    | 'paused'
    | 'bye'
    | 'signing'
    | 'done'
    | 'between'
    | 'provisional'
    | 'final'
    | 'running'
  readonly args: Readonly<Record<string, Arg>>
  /** The table of this player in the series that is drawn or being played. */
  readonly table: EventTable | null
  /** When it happens, by the gateway's clock. */
  readonly at: number | null
}

const nothing = { args: {}, table: null, at: null } as const

/** @param player null for a spectator */
export function nextThing(event: EventShown, player: EventPlayer | null): NextThing {
  if (player === null) return forOnlooker(event)
  if (player.status === 'WITHDRAWN' || player.status === 'EXCLUDED' || player.status === 'REPLACED')
    return { ...nothing, code: 'out' }
  if (player.status === 'PENDING') return { ...nothing, code: 'pending' }
  if (player.status === 'DECLINED') return { ...nothing, code: 'declined' }
  if (player.status === 'WAITING')
    return { ...nothing, code: 'waiting', args: { place: player.waitingPlace ?? 0 } }
  const isPlaying = event.phase === 'PLAYING' || event.phase === 'PAUSED'
  // A reserve may have been called to a table in place of a withdrawn player.
  if (player.status === 'RESERVE')
    return isPlaying && player.table !== null ? atTable(event, player) : { ...nothing, code: 'reserve' }
  const row = event.standings.individual.find(({ holder }) => holder === player.id)
  switch (event.phase) {
    case 'OPEN':
      return { ...nothing, code: 'entered', args: { number: player.number }, at: event.regulations.starts }
    case 'DRAWN':
    case 'PLAYING':
    case 'PAUSED':
      return atTable(event, player)
    case 'BETWEEN':
      return { ...nothing, code: 'between', args: placed(event, row), at: nextStart(event) }
    case 'PROVISIONAL':
      return { ...nothing, code: 'provisional', args: placed(event, row), at: event.protestsUntil }
    case 'CANCELLED':
      return forOnlooker(event)
    case 'FINAL':
      return { ...nothing, code: 'final', args: { ...placed(event, row), prize: row?.prize ?? '' } }
  }
}

function forOnlooker(event: EventShown): NextThing {
  const { open, starts } = event.regulations
  if (event.phase === 'OPEN') return { ...nothing, code: open ? 'enter' : 'closed', at: starts }
  if (event.phase === 'FINAL' || event.phase === 'PROVISIONAL')
    return { ...nothing, code: 'running', args: { what: event.phase } }
  return { ...nothing, code: 'running', args: { what: event.phase, series: currentSeries(event)?.n ?? 1 } }
}

const nextStart = ({ series }: EventShown): number | null =>
  series.find(({ status }) => status === 'PLANNED')?.plan.starts ?? null

function atTable(event: EventShown, player: EventPlayer): NextThing {
  const series = currentSeries(event)
  const table = series?.tables.find(({ seats }) => seats.some((seat) => seat.player === player.id)) ?? null
  const seat = table?.seats.find((one) => one.player === player.id)
  if (series === undefined || table === null || seat === undefined)
    return { ...nothing, code: 'bye', args: { series: series?.n ?? 1 } }
  const args = { series: series.n, table: table.table, chair: chairLetter(seat.chair) }
  if (series.status === 'DRAWN')
    return {
      code: 'seat',
      args,
      table,
      at: series.plan.starts ?? (series.n === 1 ? event.regulations.starts : null),
    }
  if (series.status === 'PAUSED' || (table.paused && !table.waiting))
    return { code: 'paused', args, table, at: null }
  const done = table.status === 'SIGNED' || table.status === 'ANNULLED'
  const signing = table.status === 'COMPLETE' && !seat.signed
  if (done) return { code: 'done', args, table, at: null }
  return { code: signing ? 'signing' : 'play', args, table, at: null }
}

function placed(event: EventShown, row: ResultRow | undefined): Readonly<Record<string, Arg>> {
  const series = currentSeries(event)?.n ?? 1
  return { series, place: row?.place ?? 0, of: event.standings.individual.length }
}
