/** How many sit at each table: as many usual tables as can be, the others last. */

/** So few (or, of four and three, five) cannot be seated; `least` is the next number that can. */
export interface TooFew {
  readonly refused: 'too-few'
  readonly players: number
  readonly least: number
}

export interface Sizes {
  /** Chairs of each table. */
  readonly sizes: readonly number[]
  readonly byes: number
}

/**
 * The tables for so many players. `chairs` has the usual size first. Where there is one size only, who is over
 * has a bye; otherwise everybody sits, at as few of the other tables as can be: of four and three at most three
 * of three, and 1, 2 and 5 players cannot be seated (7.1.1).
 */
export function tableSizes(players: number, chairs: readonly number[]): Sizes | TooFew {
  const usual = chairs[0]
  if (usual === undefined || chairs.some((size) => size < 2))
    throw new RangeError(`tables of ${chairs.join()}`)
  const sizes = divide(players, chairs)
  if (sizes !== undefined) return { sizes, byes: chairs.length === 1 ? players % usual : 0 }
  let least = players + 1
  while (divide(least, chairs) === undefined) least += 1
  return { refused: 'too-few', players, least }
}

function divide(players: number, [usual = 0, ...others]: readonly number[]): number[] | undefined {
  if (players < 1) return undefined
  if (others.length === 0) {
    return players < usual ? undefined : Array.from({ length: Math.floor(players / usual) }, () => usual)
  }
  // `usual` tables of another size could be as many players at usual tables, so fewer are always enough.
  for (let count = 0; count < usual; count++) {
    for (const few of choices(count, others)) {
      const rest = players - few.reduce((sum, size) => sum + size, 0)
      if (rest >= 0 && rest % usual === 0) {
        return [...Array.from({ length: rest / usual }, () => usual), ...few]
      }
    }
  }
  return undefined
}

/** Every choice of so many tables of these sizes, the first sizes first. */
function choices(count: number, sizes: readonly number[]): number[][] {
  if (count === 0) return [[]]
  return sizes.flatMap((size, at) => choices(count - 1, sizes.slice(at)).map((more) => [size, ...more]))
}
