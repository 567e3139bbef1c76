import type { Speed } from '@stolik/contract/shapes'
import { isOver, type Phase, type TableState } from './state.js'

/** What the lobby knows of a table, whichever process drives it. Nothing of its cards. */
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
  /** When bots take the free chairs by themselves; null: they do not. */
  readonly botsAt: number | null
  /** By chair; null = free. */
  readonly players: readonly (RowPlayer | null)[]
}

export interface RowPlayer {
  readonly name: string
  readonly bot: boolean
  /** Of a bot: for whom it keeps the chair. */
  readonly person: string | null
  readonly online: boolean
}

/** The row of a table; null when it is over. */
export function rowOf(
  id: string,
  state: TableState,
  isOnline: (person: string | null) => boolean,
): Row | null {
  if (isOver(state)) return null
  const { opened, phase, settled, occupants } = state
  const { game, profile, speed, length, invitation, event } = opened
  const players = occupants.map((o) => o && { ...o, online: !o.bot && isOnline(o.person) })
  return {
    id,
    game,
    profile,
    speed,
    length,
    phase,
    // Tables of events are found by way of the event.
    isPrivate: invitation !== null || event !== undefined,
    done: settled.length,
    botsAt: state.botsAt,
    players,
  }
}

/** Whether the row of a table can be the same after it went on, as far as it is told by its state. */
export const isSameRow = (before: TableState, after: TableState): boolean =>
  before.occupants === after.occupants &&
  before.botsAt === after.botsAt &&
  before.phase === after.phase &&
  before.settled === after.settled
