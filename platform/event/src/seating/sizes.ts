/** Table sizes: as many tables of the usual size as possible, the others last. */

/** Too few players to seat (with tables of four and three, also five). `least` is the next number that can be seated. */
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
 * Returns the tables for this many players. `chairs` has the usual size first. With one size only, surplus players have a bye.
 * Otherwise everybody sits, with as few other tables as possible. With four and three, there are at most three tables of three,
 * and 1, 2 and 5 players cannot be seated (7.1.1).
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
  // `usual` tables of another size could be replaced by usual tables, so fewer than that are always enough.
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

/** Returns every choice of `count` tables of these sizes, the first sizes first. */
function choices(count: number, sizes: readonly number[]): number[][] {
  if (count === 0) return [[]]
  return sizes.flatMap((size, at) => choices(count - 1, sizes.slice(at)).map((more) => [size, ...more]))
}
