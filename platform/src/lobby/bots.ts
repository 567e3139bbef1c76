import type { TableState } from '../table/state.js'

/** First names from the shores these games come from. */
const names = ['Antk', 'Greta', 'Jón', 'Hanka', 'Ewald', 'Trudka', 'Bruno', 'Ida'] as const

/** A bot's name that nobody at the table has yet. */
export const botName = ({ occupants }: TableState): string =>
  names.find((name) => !occupants.some((o) => o?.name === name)) ?? 'Bot'
