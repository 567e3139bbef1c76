/** What new seats do to lists and players, before anything is sent. The gateway decides by the same rules. */
import type { EventPlayer, EventSeries, EventShown, EventTable } from '@stolik/elements/event/client/types'

/** Where a player goes: a table, a bye, or out of the series. */
export type Goal = number | 'bye' | 'out'

export interface Move {
  readonly player: string
  readonly name: string
  /** Null if they have no table yet. */
  readonly from: number | null
  readonly to: Goal
}

export interface Effect {
  /** Translated by `reseat.CODE`. */
  readonly code: 'list' | 'begins' | 'gone' | 'size' | 'bye' | 'out' | 'goes'
  readonly args: Readonly<Record<string, string | number>>
}

/** Where in a series a player has nothing to play: they can sit down at a table. */
export const isIdle = (event: EventShown, series: number, { id, status }: EventPlayer): boolean => {
  const one = event.series.find(({ n }) => n === series)
  if (one === undefined || status !== 'ENTERED') return false
  const place = event.standings.individual.find(({ holder }) => holder === id)?.player ?? id
  const sits = one.tables.some(({ seats }) => seats.some(({ player }) => player === id))
  return !sits && !one.byes.includes(place)
}

/** The tables that can still take somebody: of the same kind, without a hand. */
export const openTables = (series: EventSeries, than: EventTable): readonly EventTable[] =>
  series.tables.filter(
    ({ table, online, status }) =>
      table !== than.table && online === than.online && (status === 'EMPTY' || status === 'MISSING'),
  )

export function effectsOf(
  { regulations: { format } }: EventShown,
  { tables, plan }: EventSeries,
  moves: readonly Move[],
): readonly Effect[] {
  const changed = tables.filter(({ table }) => moves.some(({ from, to }) => from === table || to === table))
  const lists = changed.map(({ table, chairs, length }): Effect => {
    const left = moves.filter(({ from }) => from === table).length
    const come = moves.filter(({ to }) => to === table).length
    const now = chairs - left + come
    if (now === 0) return { code: 'gone', args: { table } }
    if (!format.chairs.includes(now))
      return { code: 'size', args: { table, n: now, chairs: format.chairs.join(', ') } }
    const hands = plan.rounds * now
    return { code: hands === length ? 'begins' : 'list', args: { table, hands, was: length } }
  })
  const people = moves.map(({ name, to }): Effect => {
    if (to === 'bye') return { code: 'bye', args: { name, points: format.bye?.points ?? 0 } }
    return to === 'out' ? { code: 'out', args: { name } } : { code: 'goes', args: { name, table: to } }
  })
  return [...lists, ...people]
}

/** Whether the seats can be sent: every table gets an allowed size. */
export const isPossible = (effects: readonly Effect[]): boolean =>
  effects.length > 0 && !effects.some(({ code }) => code === 'size')
