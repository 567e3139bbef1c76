/** Loads what a finished hand is played with: its rules, its table and bots. Most readers of a replay need none of it. */
import '@stolik/kit/result'
import type { BotLevel } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import { extras } from '../extras/games.js'
import { games } from '../games.js'
import { trickStarts } from '../replay/tricks.js'
import type { Bots } from './bots.js'
import { botsAt, levelsOf } from './levels.js'
import { pastOf, type NoPast, type Past } from './past.js'
import { playOn } from './play-on.js'

/** A finished hand, and all that is needed to play it. */
export interface Opened {
  readonly past: Past
  readonly renderer: Renderer
  /** The step before each trick. */
  readonly starts: readonly number[]
  /** The levels of bots that the game has. */
  readonly levels: readonly BotLevel[]
  readonly botsOf: (level: BotLevel) => Promise<Bots>
  readonly playOn: typeof playOn
}

/** @throws if code does not load */
export async function openHand(text: string): Promise<Opened | NoPast> {
  const past = await pastOf(text, async (game) =>
    Object.hasOwn(extras, game) ? extras[game]?.rules?.() : undefined,
  )
  if (typeof past === 'string') return past
  const { game } = past.record
  const renderer = await games[game]?.renderer()
  if (renderer === undefined) return 'otherGame'
  return {
    past,
    renderer,
    playOn,
    starts: trickStarts(past.hands.map((hand) => renderer.tricks(hand.view(null)))),
    levels: levelsOf(game),
    botsOf: (level) => botsAt(past.plugin, level),
  }
}
