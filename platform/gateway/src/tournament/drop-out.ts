/** Who takes over online for somebody who has dropped out, where the regulations say a reserve player (PT 4.4). Pure. */
import type { Chair } from '@stolik/core'
import { isOver, type TableState as LiveState } from '../table/state.js'
import type { ActOf } from '@stolik/tournament/decide/ask'
import type { OnlineTable } from './online.js'
import { sitter } from '@stolik/tournament/model/playing'
import type { EventState } from '@stolik/tournament/model/state'

/** Whether somebody with an account is there: at the event, or at a table. */
type Here = (person: string) => boolean

/**
 * What calls reserve players to a table: one for each who has left it, or whose time is used up and who is not there. Who never
 * had an account has not dropped out, and somebody is called to a table once only.
 */
export function calls(
  state: EventState,
  online: OnlineTable,
  live: LiveState,
  isAtTable: Here,
  isHere: Here,
): readonly ActOf<'substitute'>[] {
  const { at, table } = online
  const stands = state.pause.since !== null || table.pause.since !== null || table.list.annulled !== null
  if (state.regulations.dropOut !== 'reserve' || stands || isOver(live)) return []
  const free = reserves(state, online).filter(({ person }) => isHere(person))
  return gone(live, isAtTable).flatMap((chair) => {
    const instead = sitter(state, at.series, table, chair)
    // The table is not yet as the event has it.
    if (state.players.get(instead)?.entrant.person !== live.occupants[chair]?.person) return []
    const next = free.shift()
    return next === undefined
      ? []
      : [{ kind: 'substitute', ...at, chair, player: next.id, reason: droppedOut, instead }]
  })
}

const droppedOut = 'dropped out'

const gone = (live: LiveState, isAtTable: Here): readonly Chair[] =>
  live.occupants.flatMap((occupant, chair) => {
    if (occupant === null || occupant.person === null) return []
    const lapsed = live.reserves?.[chair] === 0 && !isAtTable(occupant.person)
    return occupant.bot || lapsed ? [chair] : []
  })

/** Reserve players who can sit down there, in the order of their numbers. */
function reserves(
  state: EventState,
  { series }: OnlineTable,
): { readonly id: string; readonly person: string }[] {
  const called = new Set(series.tables.flatMap(({ substitutes }) => substitutes.map(({ player }) => player)))
  return [...state.players.values()].flatMap(({ id, status, entrant: { online, person } }) =>
    status === 'reserve' && online && person !== null && !called.has(id) ? [{ id, person }] : [],
  )
}
