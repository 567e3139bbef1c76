import type { Offer } from '../offer.js'
import { isHuman, type Phase } from '../table/state.js'
import type { LiveTable } from '../table/live.js'
import { showPlayers, type ShownPlayer } from '../table/show.js'
import type { Speed } from '../table/clocks.js'

/** A table as the lobby shows it, in the shape of the schema. */
export interface ShownLobbyTable {
  readonly id: string
  readonly game: string
  readonly profile: string
  readonly speed: Speed
  readonly length: number
  readonly phase: Phase
  readonly done: number
  readonly players: readonly (ShownPlayer | null)[]
}

/** More than anybody reads. */
const longest = 200

/** The public tables: those with free chairs first, among them those where most people wait. */
export function showLobby(tables: readonly LiveTable[], now: number): ShownLobbyTable[] {
  const open = tables.filter((table) => table.state().opened.invitation === null)
  const rank = (table: LiveTable): number => {
    const { phase, occupants } = table.state()
    return phase === 'GATHERING'
      ? -1 - occupants.filter((o) => isHuman(o) && table.isOnline(o?.person ?? null)).length
      : 0
  }
  return open
    .map((table) => ({ table, rank: rank(table) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, longest)
    .map(({ table }) => showRow(table, now))
}

function showRow(table: LiveTable, now: number): ShownLobbyTable {
  const { opened, phase, settled } = table.state()
  const { game, profile, speed, length } = opened
  const players = showPlayers(table, now)
  return { id: table.id, game, profile, speed, length, phase, done: settled.length, players }
}

/** What can be opened, in the shape of the schema. */
export const showGames = (games: readonly Offer[]) =>
  games.map(({ plugin }) => ({
    id: plugin.id,
    profiles: plugin.profiles.map((profile) => ({
      id: profile,
      tables: plugin.chairs(profile).map((chairs) => ({ chairs, lengths: plugin.lengths(profile, chairs) })),
    })),
  }))
