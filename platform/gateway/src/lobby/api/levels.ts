/** Levels of bots as the schema writes them. */
import type { BotLevel } from '@stolik/core'

export type ShownLevel = Uppercase<BotLevel>

export const shownLevels: Readonly<Record<BotLevel, ShownLevel>> = {
  beginner: 'BEGINNER',
  club: 'CLUB',
  master: 'MASTER',
}

const levels = new Map(Object.entries(shownLevels).map(([level, shown]) => [shown, level as BotLevel]))

/** The level that somebody asks for. Null is no choice, as if it were left out. */
export const levelAsked = (shown: ShownLevel | null | undefined): BotLevel =>
  levels.get(shown ?? 'CLUB') ?? 'club'
