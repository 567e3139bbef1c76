/**
 * Which teams meet on which match day: each pair as equally often as possible. Teams are numbers from 0. The number of
 * exchanges limits the search, never a clock, so every machine draws the same from a seed.
 */
import { shuffled, type Random } from '@stolik/core'

/** By match day and match: the teams. A team without a match on a day has a rest. */
export type Pairing = readonly (readonly (readonly number[])[])[]

export function pairing(teams: number, size: number, days: number, random: Random): Pairing {
  const all = shuffled(
    Array.from({ length: teams }, (_, n) => n),
    random,
  )
  if (teams <= size) return Array.from({ length: days }, () => [[...all]])
  return size === 2 ? inCircle(all, days) : searched(all, size, days, random)
}

/** The usual way for matches of two: one team stays, the others move on by one. Each cycle has every pair once. */
function inCircle(teams: readonly number[], days: number): Pairing {
  const rest = -1
  const [first, ...others] = teams.length % 2 === 0 ? teams : [...teams, rest]
  const half = (others.length + 1) / 2
  return Array.from({ length: days }, (_, day) => {
    const turned = others.map((_, i) => others[(i + day) % others.length] as number)
    const circle = [first as number, ...turned]
    const pairs = circle.slice(0, half).map((one, i) => [one, circle[circle.length - 1 - i] as number])
    return pairs.filter((pair) => !pair.includes(rest))
  })
}

const stages = 40
const triesOfStage = 1_500
const mostSearches = 4
const certain = 2 ** 32
/** How costly an exchange may be that is still accepted at first, and how that falls from stage to stage. */
const [heat, cooling] = [6, 0.88]

function searched(teams: readonly number[], size: number, days: number, random: Random): Pairing {
  const matches = Math.ceil(teams.length / size)
  const sizes = Array.from({ length: matches }, (_, i) =>
    Math.floor((teams.length + matches - 1 - i) / matches),
  )
  const least = floorOf(teams.length, sizes, days)
  let best: { readonly cost: number; readonly pairing: Pairing } | undefined
  for (let n = 0; n < mostSearches && (best === undefined || best.cost > least); n++) {
    const found = anneal(teams, sizes, days, least, random)
    if (best === undefined || found.cost < best.cost) best = found
  }
  return best?.pairing ?? []
}

/** No pairing has a smaller sum of squares than one where all pairs meet equally often, or once more. */
function floorOf(teams: number, sizes: readonly number[], days: number): number {
  const pairs = (teams * (teams - 1)) / 2
  const meetings = days * sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
  const [whole, more] = [Math.floor(meetings / pairs), meetings % pairs]
  return (pairs - more) * whole ** 2 + more * (whole + 1) ** 2
}

function anneal(
  teams: readonly number[],
  sizes: readonly number[],
  days: number,
  least: number,
  random: Random,
): { readonly cost: number; readonly pairing: Pairing } {
  const n = teams.length
  const met = new Int32Array(n * n)
  const meet = (a: number, b: number, times: number): void => {
    met[a * n + b] = (met[a * n + b] as number) + times
    met[b * n + a] = (met[b * n + a] as number) + times
  }
  /** Of every seat of a day, the match. */
  const matchAt = sizes.flatMap((size, match) => Array.from({ length: size }, () => match))
  const from = sizes.map((_, match) => sizes.slice(0, match).reduce((a, b) => a + b, 0))
  const seats = Array.from({ length: days }, () => shuffled(teams, random))
  const others = (day: readonly number[], seat: number): number[] => {
    const match = matchAt[seat] as number
    const start = from[match] as number
    return day.slice(start, start + (sizes[match] as number)).filter((one) => one !== day[seat])
  }
  for (const day of seats)
    day.forEach((team, seat) => {
      for (const other of others(day, seat)) if (team < other) meet(team, other, 1)
    })
  let cost = 0
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) cost += (met[a * n + b] as number) ** 2
  const copied = (): Pairing =>
    seats.map((day) => sizes.map((size, match) => day.slice(from[match], (from[match] as number) + size)))
  let best = { cost, pairing: copied() }

  let chance = heat
  for (let stage = 0; stage < stages; stage++, chance *= cooling)
    for (let tries = 0; tries < triesOfStage; tries++) {
      if (best.cost === least) return best
      const day = seats[random.below(days)] as number[]
      const [p, q] = [random.below(n), random.below(n)]
      if (matchAt[p] === matchAt[q]) continue
      const [a, b] = [day[p] as number, day[q] as number]
      const [ofA, ofB] = [others(day, p), others(day, q)]
      const times = (x: number, y: number): number => met[x * n + y] as number
      let change = 0
      for (const x of ofA) change += 2 * (times(b, x) - times(a, x)) + 2
      for (const y of ofB) change += 2 * (times(a, y) - times(b, y)) + 2
      if (change > 0 && random.below(certain) >= accepted(chance, change)) continue
      for (const x of ofA) {
        meet(a, x, -1)
        meet(b, x, 1)
      }
      for (const y of ofB) {
        meet(b, y, -1)
        meet(a, y, 1)
      }
      day[p] = b
      day[q] = a
      cost += change
      if (cost < best.cost) best = { cost, pairing: copied() }
    }
  return best
}

/** In 2³² cases: by whole numbers and products only, so that every machine decides alike. */
function accepted(chance: number, change: number): number {
  let share = certain
  for (let i = 0; i < change && share >= 1; i++) share *= chance / (chance + 1)
  return Math.floor(share)
}
