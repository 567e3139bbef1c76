/** Tables of events: everybody sits from the beginning, as the draw has it. */
import type { Plugin, Sealed } from '@stolik/core'
import type { Speed } from '@stolik/contract/shapes'
import type { Entry, Opened } from './entry.js'

export interface SeatRequest {
  /** Drawn by who asks, so that asking again opens no other one. */
  readonly id: string
  readonly event: string
  readonly plugin: Plugin
  readonly profile: string
  /** Hands. */
  readonly length: number
  readonly speed: Speed
  /** By chair; a bot plays for who is no person here. */
  readonly players: readonly Sitter[]
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
  sealed,
  event: request.event,
})

/** Sits somebody down, in the place of whoever was there. */
export const seating = ({ name, person }: Sitter, chair: number): Entry =>
  person === null
    ? { kind: 'bot', chair, name }
    : { kind: 'sit', chair, person: { id: person, name }, luck: '' }

export const seatings = (players: readonly Sitter[]): readonly Entry[] => players.map(seating)
