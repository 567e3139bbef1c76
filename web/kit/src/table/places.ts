import type { Chair } from '@stolik/core'

/** A side of the table as the viewer sees it: they sit at the bottom, the others clockwise round the table. */
export type Place = 'bottom' | 'left' | 'top-left' | 'top' | 'top-right' | 'right'

const rounds: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
  5: ['bottom', 'left', 'top-left', 'top-right', 'right'],
}

/** The place of every chair of a table of two to five; `mine` (an onlooker's: chair 0) is at the bottom. */
export function placesOf(chairs: number, mine: Chair | null): readonly Place[] {
  const round = rounds[chairs]
  if (round === undefined) throw new RangeError(`no table of ${chairs}`)
  const start = mine ?? 0
  return round.map((_, chair) => round[(chair - start + chairs) % chairs] as Place)
}
