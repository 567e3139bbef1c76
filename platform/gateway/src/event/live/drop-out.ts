/** Decides which reserve player takes over online for a withdrawn player, if the regulations say so (PT 4.4). Pure. */
import type { Chair } from '@stolik/core'
import { isOver, type TableState as LiveState } from '../../table/state.js'
import type { ActOf } from '@stolik/event/decide/ask'
import type { OnlineTable } from './online.js'
import { sitter } from '@stolik/event/model/playing'
import type { EventState } from '@stolik/event/model/state'

/** Whether a person with an account is present at the event, or at a table. */
type Here = (person: string) => boolean

/**
 * The acts that call reserve players to a table: one for each player who left it, or whose time is used up while they are
 * away. A player without an account cannot withdraw this way. Each reserve player is called to a table only once.
 */
export function reserveCalls(
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
    const sits = sitter(state, at.series, table, chair)
    // The table has not caught up with the event yet.
    if (state.players.get(sits)?.entrant.person !== live.occupants[chair]?.person) return []
    const next = free.shift()
    return next === undefined
      ? []
      : [{ kind: 'substitute', ...at, chair, player: next.id, reason: droppedOut, seen: sits }]
  })
}

const droppedOut = 'dropped out'

const gone = (live: LiveState, isAtTable: Here): readonly Chair[] =>
  live.occupants.flatMap((occupant, chair) => {
    if (occupant === null || occupant.person === null) return []
    const lapsed = live.reserves?.[chair] === 0 && !isAtTable(occupant.person)
    return occupant.bot || lapsed ? [chair] : []
  })

/** Reserve players who can take a chair there, in the order of their numbers. */
function reserves(
  state: EventState,
  { series }: OnlineTable,
): { readonly id: string; readonly person: string }[] {
  const called = new Set(series.tables.flatMap(({ substitutes }) => substitutes.map(({ player }) => player)))
  return [...state.players.values()].flatMap(({ id, status, entrant: { online, person } }) =>
    status === 'reserve' && online && person !== null && !called.has(id) ? [{ id, person }] : [],
  )
}
