/** Who sits on which chair, so that everybody gets one that they have had as seldom as can be. */
import { at, type Ledger } from './ledger.js'

/**
 * A chair for each of the players, `room` of each chair, with the least sum of how often they have had them. Begins with
 * the order given and passes chairs on in rings while a ring betters the sum; when none does, nothing can.
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

/** Which of those on one chair goes to another at the least cost. */
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

/** Every ring of two or more chairs, each once, beginning with its lowest. */
function ringsOf(chairs: readonly number[]): number[][] {
  const grow = (ring: readonly number[]): number[][] => [
    ...(ring.length > 1 ? [[...ring]] : []),
    ...chairs
      .filter((chair) => chair > (ring[0] as number) && !ring.includes(chair))
      .flatMap((chair) => grow([...ring, chair])),
  ]
  return chairs.flatMap((chair) => grow([chair]))
}
