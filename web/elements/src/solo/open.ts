/** Loads what a game is played alone with: its rules and usual bots, its table, and what shows a result and the list. */
import '@stolik/kit/settlement'
import '@stolik/kit/sheet'
import type { BotLevel, Plugin } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import { levelsOf } from '../same-cards/levels.js'

export interface SoloGame {
  readonly plugin: Plugin
  readonly renderer: Renderer
  readonly levels: readonly BotLevel[]
}

/** The games that can be played alone. */
export const soloGames: readonly string[] = Object.keys(games).filter(
  (game) => extras[game]?.rules !== undefined,
)

/** Undefined for a game that is not known here. @throws if its code does not load */
export async function openGame(game: string): Promise<SoloGame | undefined> {
  const [plugin, renderer] = await Promise.all([
    Object.hasOwn(extras, game) ? extras[game]?.rules?.() : undefined,
    Object.hasOwn(games, game) ? games[game]?.renderer() : undefined,
  ])
  if (plugin === undefined || renderer === undefined) return undefined
  return { plugin, renderer, levels: levelsOf(game) }
}
