/** What a table is after its log so far: made by `fold` alone, immutable, and never shown as it is. */
import type { Chair, Hand, Plugin, Sealed, Seat, Settled } from '@stolik/core'
import type { Opened } from './entry.js'

export type Phase = 'GATHERING' | 'PLAYING' | 'BETWEEN' | 'FINISHED' | 'CLOSED'

/** Who holds a chair. */
export interface Occupant {
  readonly name: string
  /** Whether a bot plays: its own chair (`person` null), or that of someone who has left and may come back. */
  readonly bot: boolean
  readonly person: string | null
}

export interface MoveMade {
  readonly seat: Seat
  readonly move: string
  /** The table's seq when it was made: the same move sent again for it is answered, not refused. */
  readonly seq: number
}

/** The hand on the table, in play or just ended. */
export interface HandOnTable {
  readonly n: number
  readonly deal: string
  readonly carry: string
  readonly luck: readonly string[]
  readonly sealed: Sealed
  /** The chair of each seat. */
  readonly seating: readonly Chair[]
  readonly dealer: Chair
  readonly now: Hand
  readonly moves: readonly MoveMade[]
}

export interface TableState {
  readonly plugin: Plugin
  readonly opened: Opened
  /** Length of the log. */
  readonly seq: number
  readonly phase: Phase
  /** When bots take the free chairs by themselves; null: they do not. */
  readonly botsAt: number | null
  /** By chair; null = free. */
  readonly occupants: readonly (Occupant | null)[]
  /** Reserve of each chair in milliseconds; null without clocks. */
  readonly reserves: readonly number[] | null
  /** By chair: who has asked for the next hand. */
  readonly ready: readonly boolean[]
  /** By chair: what goes into the next shuffle. */
  readonly luck: readonly string[]
  /** The shuffle of the next hand; null when there is none to come. */
  readonly next: Sealed | null
  readonly hand: HandOnTable | null
  /** What the players should be told, until cards are dealt. */
  readonly notice: 'RESTORED' | null
  readonly settled: readonly Settled[]
  /** Whether the director of the event has stopped play. */
  readonly paused: boolean
  /** Where the same people go on after the last hand; null as long as nobody does. */
  readonly again: { readonly table: string; readonly name: string } | null
  /** Hands that were dealt anew, as often as they were. */
  readonly voided: readonly number[]
}

export const isOver = (state: TableState): boolean => state.phase === 'FINISHED' || state.phase === 'CLOSED'

/** The chair that a person sits on, themselves and not by a bot. */
export const chairOf = (state: TableState, person: string | undefined): Chair | undefined =>
  find(state, (o) => o.person === person && !o.bot)

/** The chair that a bot keeps for a person. */
export const keptFor = (state: TableState, person: string): Chair | undefined =>
  find(state, (o) => o.person === person && o.bot)

function find(state: TableState, test: (occupant: Occupant) => boolean): Chair | undefined {
  const chair = state.occupants.findIndex((o) => o !== null && test(o))
  return chair === -1 ? undefined : chair
}

/** The seat that a chair holds in the hand on the table; null when it sits out, or there is none. */
export function seatOf(state: TableState, chair: Chair | undefined): Seat | null {
  const seat = chair === undefined ? -1 : (state.hand?.seating.indexOf(chair) ?? -1)
  return seat === -1 ? null : seat
}

/** The chairs whose turn it is; empty unless a hand is in play, and play is not stopped. */
export function chairsToAct(state: TableState): readonly Chair[] {
  const { hand } = state
  if (state.phase !== 'PLAYING' || hand === null || state.paused) return []
  return hand.now.toAct.map((seat) => hand.seating[seat] as Chair)
}

export const isHuman = (occupant: Occupant | null): boolean => occupant !== null && !occupant.bot

/** Whether every human at the table has asked for the next hand. */
export const allReady = (state: TableState): boolean =>
  state.occupants.every((o, chair) => !isHuman(o) || state.ready[chair] === true)
