/** Log entries of arenas: who is ready and who is seated. What tables and entries of players mean for them follows from the states. */
import type { Entry } from '../model/entry.js'
import { isClosed, tableOf } from '../model/playing.js'
import type { ArenaPlayer, ArenaState, EventState } from '../model/state.js'
import { changeSeries, type Folds } from './change.js'
import { emptyTable } from './series.js'

const newcomer: ArenaPlayer = { ready: true, since: 0, table: null, met: [], tables: 0 }

export const arena: Folds<'ready' | 'seat'> = {
  ready: (state, { player, ready }, { at }) => {
    const before = state.arena.players.get(player) ?? newcomer
    // Who sits at a table is not waiting yet.
    const since = before.table === null ? at : before.since
    return withPlayers(state, [[player, { ...before, ready, since }]])
  },
  seat: (state, { series, tables }, { at, n }) => {
    const seated = changeSeries(state, series, (one) => ({
      ...one,
      tables: [...one.tables, ...tables.map((table) => emptyTable(one.plan.rounds, table, n))],
    }))
    return withPlayers(
      seated,
      tables.flatMap(({ table, players }) =>
        players.map((id): [string, ArenaPlayer] => {
          const before = state.arena.players.get(id) ?? newcomer
          const met = players.filter((other) => other !== id)
          return [id, { ...before, since: at, table, met, tables: before.tables + 1 }]
        }),
      ),
    )
  },
}

const withPlayers = (
  state: EventState,
  changed: readonly (readonly [string, ArenaPlayer])[],
  more: Partial<ArenaState> = {},
): EventState => ({
  ...state,
  arena: { ...state.arena, ...more, players: new Map([...state.arena.players, ...changed]) },
})

/** After an entry: whoever has a place now may be seated, and whose table has finished waits for the next one. */
export function withArena(before: EventState, after: EventState, entry: Entry, at: number): EventState {
  if (after.regulations.arena !== true) return after
  if ('series' in entry && 'table' in entry) return freed(after, entry, at)
  if (before.players === after.players) return after
  const come = [...after.players.values()].filter(
    ({ id, status }) => status === 'entered' && before.players.get(id)?.status !== 'entered',
  )
  return come.length === 0
    ? after
    : withPlayers(
        after,
        come.map(({ id }) => {
          const known = after.arena.players.get(id) ?? newcomer
          return [id, { ...known, ready: true, since: known.table === null ? at : known.since }]
        }),
      )
}

function freed(
  state: EventState,
  { series, table }: { readonly series: number; readonly table: number },
  at: number,
): EventState {
  const found = tableOf(state, { series, table })
  if (found === undefined || !isClosed(found)) return state
  const sat = found.players.flatMap((id) => {
    const player = state.arena.players.get(id)
    return player?.table === table ? [[id, player] as const] : []
  })
  if (sat.length === 0) return state
  const { finished, spent } = state.arena
  // An annulled list says nothing about how long tables take.
  const counts = found.list.annulled === null
  return withPlayers(
    state,
    sat.map(([id, player]) => [id, { ...player, table: null, since: at }] as const),
    counts ? { finished: finished + 1, spent: spent + at - (sat[0]?.[1].since ?? at) } : {},
  )
}
