import type { Speed } from '@stolik/contract/shapes'
import type { RatedFrom } from './entry.js'
import { isOver, namesAt, type Phase, type TableState } from './state.js'

/** A table in the lobby, whichever process holds its lease. Contains nothing about its cards. */
export interface Row {
  readonly id: string
  readonly game: string
  readonly profile: string
  readonly speed: Speed
  readonly length: number
  readonly phase: Phase
  readonly isPrivate: boolean
  /** Hands settled so far. */
  readonly done: number
  /** Left out at a friendly table, and by processes before 1.3. */
  readonly rated?: RatedFrom
  /** When bots take the free chairs automatically; null: they do not. */
  readonly botsAt: number | null
  /** By chair; null = free. */
  readonly players: readonly (RowPlayer | null)[]
}

export interface RowPlayer {
  readonly name: string
  readonly bot: boolean
  /** For a bot: the person whose chair it keeps. */
  readonly person: string | null
  readonly online: boolean
}

/** The lobby row of a table; null if it is over. */
export function rowOf(
  id: string,
  state: TableState,
  isOnline: (person: string | null) => boolean,
): Row | null {
  if (isOver(state)) return null
  const { opened, phase, settled, occupants } = state
  const { game, profile, speed, length, invitation, event, daily, rated } = opened
  const names = namesAt(state)
  const players = occupants.map(
    (o, chair) =>
      o && {
        name: names[chair] ?? o.name,
        bot: o.bot,
        person: o.person,
        online: !o.bot && isOnline(o.person),
      },
  )
  return {
    id,
    game,
    profile,
    speed,
    length,
    phase,
    // Tables of events are found through the event. Nobody else may look at those that play the deals of a day.
    isPrivate: invitation !== null || event !== undefined || daily !== undefined,
    done: settled.length,
    botsAt: state.botsAt,
    players,
    ...(rated !== undefined && { rated }),
  }
}

/** Whether the row stays the same after a change, as far as it depends on the state. */
export const isSameRow = (before: TableState, after: TableState): boolean =>
  before.occupants === after.occupants &&
  before.botsAt === after.botsAt &&
  before.phase === after.phase &&
  before.settled === after.settled
