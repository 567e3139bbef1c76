import type { Chair } from '@stolik/core'

/** A side of the table as the viewer sees it: they sit at the bottom, the others clockwise around the table. */
export type Place = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right'

const rounds: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
}

/** Returns the place of every chair of a table for two to five. `mine` is at the bottom; for an onlooker (null) it is chair 0. */
export function placesOf(chairs: number, mine: Chair | null): readonly Place[] {
  const round = rounds[chairs]
  if (round === undefined) throw new RangeError(`no table of ${chairs}`)
  const start = mine ?? 0
  return round.map((_, chair) => round[(chair - start + chairs) % chairs] as Place)
}
