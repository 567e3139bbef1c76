/** How well the bots play that a person adds: as chosen last in this browser. */
import { readStored, writeStored } from '../base/storage.js'
import type { BotLevel } from '../client/types.js'

const key = 'stolik.bots'

/** Returns the level chosen last if the game has it, else the usual one. */
export const chosenLevel = (levels: readonly BotLevel[] = []): BotLevel =>
  levels.find((level) => level === readStored(key)) ?? 'CLUB'

export const noteLevel = (level: BotLevel): void => writeStored(key, level)
