/** The bots of a game, by level. */
import { botLevels, type BotLevel, type Plugin } from '@stolik/core'
import { botsOf, type Bots } from './bots.js'
import { thinkers } from './games.js'
import { startThread } from './thread.js'

/** The levels of bots that a game has. */
export const levelsOf = (game: string): readonly BotLevel[] =>
  thinkers[game] === undefined ? ['club'] : botLevels

/** The usual bot comes with the rules. A master thinks in its thread, so only beginners are loaded here. */
export async function botsAt(plugin: Plugin, level: BotLevel): Promise<Bots> {
  const others = level === 'beginner' ? await thinkers[plugin.id]?.() : undefined
  return botsOf(others === undefined ? plugin : { ...plugin, think: others }, level, () => startThread())
}
