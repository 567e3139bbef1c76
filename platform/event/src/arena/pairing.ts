/**
 * Who sits together in an arena. Players who wait are seated near in points and not with whom they have just played, unless that
 * would take too long. Pure: everything that it depends on is in the request.
 */

export interface Waiting {
  readonly id: string
  /** Their points so far. */
  readonly points: number
  /** Since when they wait, in milliseconds. */
  readonly since: number
  /** The players whom they met at their newest table. */
  readonly met: readonly string[]
}

export interface PairingRequest {
  /** Everybody who waits and is there, each once. */
  readonly waiting: readonly Waiting[]
  /** How many players a table has. */
  readonly chairs: number
  readonly now: number
  /** How many players sit at tables, from which they may come next. */
  readonly playing: number
  /** How many milliseconds pass between two tables that finish; null if it is not known. */
  readonly interval: number | null
}

/** How long somebody waits at most to meet others than those they have just played with. Milliseconds. */
export const patience = 20_000

/**
 * Returns groups of exactly `chairs` players. Those who have waited longest choose first. Whoever is left over waits for the next
 * table that finishes.
 */
export function pair(request: PairingRequest): readonly (readonly string[])[] {
  const { waiting, chairs } = request
  const left = waiting.toSorted((a, b) => a.since - b.since || compareIds(a, b))
  const groups: (readonly string[])[] = []
  for (let first = left[0], from = 0; first !== undefined; first = left[from]) {
    const group = left.length - from < chairs ? undefined : groupOf(first, left, request)
    if (group === undefined) from += 1
    else {
      for (const one of group) left.splice(left.indexOf(one), 1)
      groups.push(group.map(({ id }) => id))
    }
  }
  return groups
}

const compareIds = (a: Waiting, b: Waiting): number => Number(a.id > b.id) - Number(a.id < b.id)

/** The best table for somebody among those who are left; undefined if it is better to wait. */
function groupOf(
  first: Waiting,
  left: readonly Waiting[],
  request: PairingRequest,
): readonly Waiting[] | undefined {
  const { chairs } = request
  const near = left
    .filter((one) => one !== first)
    .toSorted((a, b) => distance(first, a) - distance(first, b) || a.since - b.since || compareIds(a, b))
  const group = [first]
  const repeats = (one: Waiting): number => group.filter((other) => hasMet(one, other)).length
  for (const one of near) {
    if (group.length === chairs) break
    if (repeats(one) === 0) group.push(one)
  }
  const fresh = group.length
  const most = mostRepeats(first, chairs - fresh, request)
  let met = 0
  while (group.length < chairs) {
    const next = near
      .filter((one) => !group.includes(one))
      .reduce<Waiting | undefined>(
        (best, one) => (best === undefined || repeats(one) < repeats(best) ? one : best),
        undefined,
      )
    if (next === undefined) return undefined
    met += repeats(next)
    group.push(next)
  }
  return met <= most ? group : undefined
}

const distance = (a: Waiting, b: Waiting): number => Math.abs(a.points - b.points)
const hasMet = (a: Waiting, b: Waiting): boolean => a.met.includes(b.id) || b.met.includes(a.id)

/**
 * How many pairs of a table may have met at their newest one. None, if enough tables finish in time; some, if these take too long;
 * any number, once somebody has waited too long, or if nobody else could come.
 */
function mostRepeats(
  { since }: Waiting,
  missing: number,
  { now, playing, interval, chairs }: PairingRequest,
): number {
  const waited = now - since
  if (waited >= patience || playing === 0) return Infinity
  if (interval === null || waited + interval * missing <= patience) return 0
  // Fewer than a whole table that stays together.
  return Math.max(1, ((chairs - 1) * (chairs - 2)) / 2)
}
