/** How many tables of four and of three players there are (PT 7.1.1). */

export interface Tables {
  readonly four: number
  readonly three: number
}

/**
 * Splits players into tables with as few tables of three as possible, at most three. Undefined for one, two or five
 * players, who cannot be seated.
 */
export function tablesFor(players: number): Tables | undefined {
  if (!Number.isInteger(players) || players <= 0) return undefined
  const three = (4 - (players % 4)) % 4
  const rest = players - 3 * three
  return rest < 0 ? undefined : { four: rest / 4, three }
}
