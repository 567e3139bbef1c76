/** Tables of events: the players sit from the beginning, as drawn. */
import type { Plugin, Sealed } from '@stolik/core'
import type { Speed } from '@stolik/contract/shapes'
import type { Entry, Opened } from './entry.js'

export interface SeatRequest {
  /** Chosen by the caller, so that repeating the request does not open another table. */
  readonly id: string
  readonly event: string
  readonly plugin: Plugin
  readonly profile: string
  /** Hands in the series. */
  readonly length: number
  readonly speed: Speed
  /** Whether the event gives the shuffle of each hand, because all tables of the series play the same deals. */
  readonly isDealtByEvent: boolean
  /** How the event lets people look on; left out: as they like. */
  readonly onlookers?: Opened['onlookers']
  /** By chair. A bot plays for a player without an account or guest id here. */
  readonly players: readonly Sitter[]
  /** Whether nothing is dealt until its players have come. */
  readonly awaits: boolean
}

export interface Sitter {
  readonly name: string
  readonly person: string | null
}

export const openedFor = (request: SeatRequest, sealed: Sealed): Opened => ({
  kind: 'open',
  game: request.plugin.id,
  version: request.plugin.version,
  profile: request.profile,
  chairs: request.players.length,
  length: request.length,
  speed: request.speed,
  invitation: null,
  sealed: request.isDealtByEvent ? null : sealed,
  event: request.event,
  ...(request.onlookers !== undefined && { onlookers: request.onlookers }),
})

/** Seats a player, replacing any occupant. */
export const seating = ({ name, person }: Sitter, chair: number): Entry =>
  person === null
    ? { kind: 'bot', chair, name }
    : { kind: 'sit', chair, person: { id: person, name }, luck: '' }

/** The first entries of the table. */
export const seatings = ({ players, awaits }: SeatRequest): readonly Entry[] => [
  ...(awaits ? [{ kind: 'pause', paused: true, awaits } as const] : []),
  ...players.map(seating),
]
