/** How many games there are: a sum that the documents mention, and that checks which levels are reachable. */
import { grand, reachable, trumpOrder, type GameKind, type Level } from '../src/index.js'

/** Counts the different games of each kind, by matadors, levels and announcements. */
export function countGames(): { readonly grand: number; readonly perSuit: number; readonly null: number } {
  const ofKind = (game: GameKind): number => {
    let count = 0
    for (let n = 1; n <= trumpOrder(game).length; n++) {
      for (const has of [true, false]) {
        const can = (level: Level): boolean => reachable(game, { with: has, n }, level)
        // With the skat: simple, schneider, schwarz. In hand games also each of them announced, schwarz after
        // announced schneider, and open.
        count += 2 + (can('schneider') ? 3 : 0) + (can('schwarz') ? 5 : 0)
      }
    }
    return count
  }
  return { grand: ofKind(grand), perSuit: ofKind(0), null: 4 }
}
