import type { TablePlayer } from '@stolik/kit/table'
import type { Player } from '../client/types.js'

/** Returns the players as a table element takes them; `at` is the performance.now() at which the answer arrived. */
export const tablePlayers = (
  players: readonly (Player | null)[],
  at: number,
): readonly (TablePlayer | null)[] =>
  players.map(
    (player) =>
      player && {
        ...player,
        // A bot has no connection that could break.
        online: player.bot || player.online,
        clock: player.clock === null ? null : { left: player.clock, running: player.thinking, at },
      },
  )
