/** What the gateway does in an arena by itself, because nobody directs it: it begins, seats whoever waits, and ends. Pure. */
import type { Chair } from '@stolik/core'
import { decideFinal } from '@stolik/event/decide/decide'
import type { Tools } from '@stolik/event/decide/ask'
import { timeUp } from '@stolik/event/model/clock'
import { isArena, seatsPlayers, waitingPlayers } from '@stolik/event/model/arena'
import { isClosed, sitter } from '@stolik/event/model/playing'
import type { Act } from '@stolik/event/model/act'
import type { EventState } from '@stolik/event/model/state'
import { isAsleep, type TableState as LiveState } from '../../table/state.js'
import type { OnlineTable } from './online.js'

/** Whether a person has the event open. */
type IsHere = (person: string) => boolean

/** How soon those who wait are looked at again: with time they may be seated with whom they have just played. Milliseconds. */
export const lookAgainAfter = 1_000

/** The next act by which an arena begins or ends; undefined if nothing is due. */
export function dueAct(state: EventState, now: number, tools: Tools): Act | undefined {
  const [series] = state.series
  if (!isArena(state) || series === undefined) return undefined
  if (state.final !== null || state.latest.cancel !== undefined || state.pause.since !== null)
    return undefined
  switch (series.status) {
    case 'planned':
      if (now < state.regulations.starts) return undefined
      return { kind: 'draw', series: 1, tables: [], byes: [], reason: null }
    case 'drawn':
      return { kind: 'start', series: 1 }
    case 'running': {
      const isUp = now >= (timeUp(state, series) ?? Infinity)
      return isUp && series.tables.every(isClosed) ? { kind: 'end', series: 1 } : undefined
    }
    case 'ended':
      return 'refused' in decideFinal({ state, by: { kind: 'gateway' }, now, tools })
        ? undefined
        : { kind: 'final' }
  }
}

/** Seats those who wait and are here; undefined if there are too few for a table. */
export function seatingAct(state: EventState, now: number, isHere: IsHere): Act | undefined {
  if (!seatsPlayers(state, now)) return undefined
  const here = waitingPlayers(state).flatMap(({ id }) => {
    const person = state.players.get(id)?.entrant.person ?? null
    return person !== null && isHere(person) ? [id] : []
  })
  return here.length < (state.regulations.format.chairs[0] ?? Infinity)
    ? undefined
    : { kind: 'seat', series: 1, here }
}

/**
 * Sets aside who has left a table that has played its last hand, or whose time was used up there: they are seated again once they say that
 * they are here. It comes before the signatures, which free the players of the table.
 */
export function asideActs(state: EventState, { at, table }: OnlineTable, live: LiveState): readonly Act[] {
  if (!isArena(state) || live.settled.length < table.list.length) return []
  return table.players.flatMap((_, chair) => {
    const player = sitter(state, at.series, table, chair)
    const isReady = state.arena.players.get(player)?.ready === true
    return isReady && isGone(live, chair) ? [{ kind: 'ready', player, ready: false } as const] : []
  })
}

const isGone = ({ occupants, reserves }: LiveState, chair: Chair): boolean =>
  occupants[chair]?.bot === true || reserves?.[chair] === 0

/** Annuls a table at which nobody plays any more once the arena's time is up: it would never finish. */
export function actOfDeserted(
  state: EventState,
  { at, series }: OnlineTable,
  live: LiveState,
  now: number,
  isAttended: boolean,
): Act | undefined {
  if (!isArena(state) || now < (timeUp(state, series) ?? Infinity)) return undefined
  return isAsleep(live, isAttended)
    ? { kind: 'annul', ...at, reason: 'Nobody was left at the table.' }
    : undefined
}
