/** An arena as it is now, and where somebody sits there. Small parts of the event, which itself grows with every table. */
import { patience } from '@stolik/event/arena/pairing'
import { timeUp } from '@stolik/event/model/clock'
import { arenaSeries, intervalOf, isArena, seatedCount, waitingPlayers } from '@stolik/event/model/arena'
import { tableOf } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { Row } from '@stolik/event/model/standings'
import type { EventState } from '@stolik/event/model/state'
import { standings } from '@stolik/event/standing/index'
import { phaseOf } from './show.js'
import type { Shown } from './show-table.js'

/** As many as fit on a page; the others find their own place beside their seat. */
const mostLeaders = 100

const counted = new WeakMap<EventState, readonly Row[]>()

/** Counted once for everybody who is told of a state. */
function rowsOf(source: Shown, state: EventState): readonly Row[] {
  const rows = counted.get(state) ?? standings(state, source.lists).individual
  counted.set(state, rows)
  return rows
}

export function showArena(source: Shown, state: EventState): object | EventRefusal {
  if (!isArena(state)) return refuse('NOT_ARENA')
  const series = arenaSeries(state)
  const playing = seatedCount(state)
  const chairs = state.regulations.format.chairs[0] ?? 1
  return {
    __typename: 'EventArena',
    event: source.id,
    seq: state.length,
    phase: phaseOf(state),
    starts: state.regulations.starts,
    endsAt: series === undefined || state.pause.since !== null ? null : timeUp(state, series),
    waiting: series === undefined ? 0 : waitingPlayers(state).length,
    playing,
    tables: Math.ceil(playing / chairs),
    get leaders() {
      const tables = ({ player }: Row): number => state.arena.players.get(player)?.tables ?? 0
      return rowsOf(source, state)
        .filter((row) => tables(row) > 0)
        .slice(0, mostLeaders)
        .map((row) => showLeader(tables(row), row))
    },
  }
}

const leaders = new WeakMap<Row, { readonly tables: number; readonly leader: object }>()

/** Rows stay the same where nothing has changed, so that only the others are told. */
function showLeader(tables: number, row: Row): object {
  const known = leaders.get(row)
  if (known?.tables === tables) return known.leader
  const { place, player, number, name, points, next } = row
  const leader = { place, player, number, name, points, tables, playing: next !== null }
  leaders.set(row, { tables, leader })
  return leader
}

/** A player, null for somebody who has not entered, and their newest live table that is open. */
interface Own {
  readonly player: string | null
  readonly live: string | null
}

export function showArenaSeat(
  source: Shown,
  state: EventState,
  { player, live }: Own,
  now: number,
): object | EventRefusal {
  if (!isArena(state)) return refuse('NOT_ARENA')
  const own = player === null ? undefined : state.arena.players.get(player)
  const entered = player !== null && state.players.get(player)?.status === 'entered'
  const row = rowsOf(source, state).find((one) => one.player === player)
  const { table = null, tables = 0 } = own ?? {}
  const found = table === null ? undefined : tableOf(state, { series: 1, table })
  let is = own?.ready === true ? 'WAITING' : 'PAUSED'
  if (!entered) is = 'NONE'
  if (table !== null) is = 'PLAYING'
  return {
    __typename: 'EventArenaSeat',
    event: source.id,
    seq: state.length,
    phase: phaseOf(state),
    state: is,
    player,
    table,
    live: live === found?.live ? live : null,
    tables,
    place: row?.place ?? null,
    points: row?.points ?? 0,
    seatedIn: is === 'WAITING' && own !== undefined ? seatedIn(state, now - own.since) : null,
  }
}

/** In about how many seconds somebody gets a table who has waited so long; null if nobody knows. */
function seatedIn(state: EventState, waited: number): number | null {
  const interval = intervalOf(state)
  if (interval === null || arenaSeries(state) === undefined) return null
  const chairs = state.regulations.format.chairs[0] ?? 1
  const expected = Math.min(interval * (chairs - 1), patience)
  return Math.max(1, Math.round((expected - waited) / 1_000))
}
