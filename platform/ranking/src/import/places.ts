/** Places by points, then small points. */

export interface Brought {
  readonly units: number
  readonly small: number
}

/** Returns places from 1. Equal results share the better place. */
export function ranked<T extends Brought, K>(
  all: readonly T[],
  keyOf: (one: T) => K,
): ReadonlyMap<K, number> {
  const sorted = all.toSorted((a, b) => b.units - a.units || b.small - a.small)
  const places = new Map<K, number>()
  let place = 0
  for (const [i, one] of sorted.entries()) {
    const before = sorted[i - 1]
    if (before?.units !== one.units || before.small !== one.small) place = i + 1
    places.set(keyOf(one), place)
  }
  return places
}
