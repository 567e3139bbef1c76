/** Bots that take chairs at a table, and their names. */
import type { BotLevel, Chair } from '@stolik/core'
import type { BotSat } from './entry.js'
import type { TableState } from './state.js'

/** First names from the coasts where these games come from. */
const names = ['Antk', 'Greta', 'Jón', 'Hanka', 'Ewald', 'Trudka', 'Bruno', 'Ida'] as const

/** Bot names that nobody at the table has yet. */
const namesFor = ({ occupants }: TableState): string[] =>
  names.filter((name) => !occupants.some((o) => o?.name === name))

/** A free name for a bot. `but` lists further names that are taken. */
export const botName = (state: TableState, but: readonly string[] = []): string =>
  namesFor(state).find((name) => !but.includes(name)) ?? 'Bot'

/** The names of so many bots beside these people, all different. */
export const namesBeside = (people: readonly string[], count: number): readonly string[] => {
  const free = names.filter((name) => !people.includes(name))
  return Array.from({ length: count }, (_, i) => free[i] ?? 'Bot')
}

/** `club` is what a log without a level means, so it is left out, and older versions write and read the same. */
export const botSat = (chair: Chair, name: string, level: BotLevel): BotSat => ({
  kind: 'bot',
  chair,
  name,
  ...(level !== 'club' && { level }),
})

/** One bot of the level for each free chair, in the order of the chairs. */
export function botsOnFreeChairs(state: TableState, level: BotLevel): readonly BotSat[] {
  const free = namesFor(state)
  return state.occupants.flatMap((occupant, chair) =>
    occupant === null ? [botSat(chair, free.shift() ?? 'Bot', level)] : [],
  )
}
