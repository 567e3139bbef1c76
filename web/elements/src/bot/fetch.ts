/**
 * Loads the code that says how well a bot plays only when one plays otherwise than usual. `<stolik-bot>` elements already on the
 * page, which say “bot” until then, are drawn again.
 */
import type { BotLevel } from '../client/types.js'

export function fetchBot(players: readonly ({ readonly level?: BotLevel | null } | null)[]): void {
  // A failed load is tried again with the next change.
  if (players.some((one) => one?.level && one.level !== 'CLUB')) import('./bot.js').catch(() => undefined)
}
