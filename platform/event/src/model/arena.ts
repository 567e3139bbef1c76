/**
 * Arenas: events whose only series is open for a while. Whoever is there is seated at once, and again after each table. A table is a
 * list of that series, and a player's result is the sum of their lists. Pure.
 */
import { seeded, shuffled } from '@stolik/core'
import { timeUp } from './clock.js'
import { isPlayed } from './playing.js'
import type { ArenaPlayer, EventState, SeriesState } from './state.js'

export const isArena = ({ regulations }: Pick<EventState, 'regulations'>): boolean =>
  regulations.arena === true

/** The series of an arena while it is played; undefined before, afterwards and in other events. */
export function arenaSeries(state: EventState): SeriesState | undefined {
  const [series] = state.series
  return isArena(state) && series?.status === 'running' ? series : undefined
}

/** Whether tables still begin: it has begun, its time is not up, and play is not stopped. */
export function seatsPlayers(state: EventState, now: number): boolean {
  const series = arenaSeries(state)
  if (series === undefined || state.pause.since !== null || state.final !== null) return false
  return state.latest.cancel === undefined && now < (timeUp(state, series) ?? Infinity)
}

/** A player of an arena who wants a table and has none. */
export interface WaitingPlayer extends ArenaPlayer {
  readonly id: string
}

/** Who waits for a table, whoever has waited longest first. Whether they are there is not known here. */
export const waitingPlayers = (state: EventState): readonly WaitingPlayer[] =>
  [...state.arena.players]
    .flatMap(([id, one]): WaitingPlayer[] => {
      const place = state.players.get(id)
      const waits = one.ready && one.table === null && place !== undefined && isPlayed(state, place)
      return waits ? [{ ...one, id }] : []
    })
    .toSorted((a, b) => a.since - b.since)

/** How many players sit at tables that have not finished. */
export const seatedCount = ({ arena }: Pick<EventState, 'arena'>): number =>
  [...arena.players.values()].filter(({ table }) => table !== null).length

/** How many milliseconds pass between two tables that finish, by those that have; null before the first. */
export function intervalOf(state: EventState): number | null {
  const { finished, spent } = state.arena
  const chairs = state.regulations.format.chairs[0] ?? 1
  const tables = seatedCount(state) / chairs
  return finished === 0 || tables === 0 ? null : spent / finished / tables
}

/** The players of a table by chair: lots from the seed of the event's draw, which anybody can draw again. */
export const arenaChairs = (seed: string, table: number, players: readonly string[]): readonly string[] =>
  shuffled(players.toSorted(), seeded(`${seed} table ${table}`))
