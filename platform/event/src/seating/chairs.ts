/** Assigns chairs so that everybody gets one that they have rarely had. */
import { at, type Ledger } from './ledger.js'

/**
 * Assigns a chair to each player, `room` players per chair, with the least sum of earlier uses. It begins with the given order
 * and passes chairs on in rings while a ring improves the sum. If no ring does, the sum is optimal.
 */
export function shareChairs(
  { had, width }: Pick<Ledger, 'had' | 'width'>,
  players: readonly number[],
  room: readonly number[],
): number[][] {
  const on: number[][] = []
  let first = 0
  for (const places of room) on.push(players.slice(first, (first += places)))
  const rings = ringsOf(room.map((_, chair) => chair))
  for (;;) {
    const steps = on.map((sitting, from) => on.map((_, to) => cheapestStep(had, width, sitting, from, to)))
    const better = rings.find(
      (ring) => ring.reduce((sum, from, n) => sum + (steps[from]?.[next(ring, n)]?.adds ?? Infinity), 0) < 0,
    )
    if (better === undefined) return on
    const passed = better.map((from, n) => steps[from]?.[next(better, n)]?.index ?? 0)
    const movers = better.map((from, n) => at(on[from] as number[], passed[n] as number))
    better.forEach((from, n) => {
      const to = on[next(better, n)] as number[]
      to[passed[(n + 1) % better.length] as number] = movers[n] as number
    })
  }
}

const next = (ring: readonly number[], n: number): number => ring[(n + 1) % ring.length] as number

/** Finds the cheapest player to move from one chair to another. */
function cheapestStep(
  had: Ledger['had'],
  width: number,
  sitting: readonly number[],
  from: number,
  to: number,
): { readonly adds: number; readonly index: number } | undefined {
  if (from === to) return undefined
  let best: { adds: number; index: number } | undefined
  sitting.forEach((player, index) => {
    const adds = at(had, player * width + to) - at(had, player * width + from)
    if (best === undefined || adds < best.adds) best = { adds, index }
  })
  return best
}

/** Returns every ring of two or more chairs once, beginning with its lowest chair. */
function ringsOf(chairs: readonly number[]): number[][] {
  const grow = (ring: readonly number[]): number[][] => [
    ...(ring.length > 1 ? [[...ring]] : []),
    ...chairs
      .filter((chair) => chair > (ring[0] as number) && !ring.includes(chair))
      .flatMap((chair) => grow([...ring, chair])),
  ]
  return chairs.flatMap((chair) => grow([chair]))
}
