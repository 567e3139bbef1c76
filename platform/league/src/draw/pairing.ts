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
  /** Of every seat of a day: the first and the last seat of its match, the last one excluded. */
  const starts = sizes.map((_, match) => sizes.slice(0, match).reduce((a, b) => a + b, 0))
  const first = Int32Array.from(
    sizes.flatMap((size, match) => Array.from({ length: size }, () => starts[match] ?? 0)),
  )
  const end = Int32Array.from(
    sizes.flatMap((size, match) => Array.from({ length: size }, () => (starts[match] ?? 0) + size)),
  )
  const seats = Int32Array.from(Array.from({ length: days }, () => shuffled(teams, random)).flat())
  const at = (array: Int32Array, index: number): number => array[index] as number
  for (let day = 0; day < days; day++)
    for (let seat = 0; seat < n; seat++)
      for (let other = seat + 1; other < at(end, seat); other++)
        meet(at(seats, day * n + seat), at(seats, day * n + other), 1)
  let cost = 0
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) cost += at(met, a * n + b) ** 2
  let best = { cost, seats: seats.slice() }

  let chance = heat
  for (let stage = 0; stage < stages && best.cost > least; stage++, chance *= cooling)
    for (let tries = 0; tries < triesOfStage && best.cost > least; tries++) {
      const day = random.below(days) * n
      const [p, q] = [random.below(n), random.below(n)]
      if (at(first, p) === at(first, q)) continue
      const [a, b] = [at(seats, day + p), at(seats, day + q)]
      let change = 0
      for (let seat = at(first, p); seat < at(end, p); seat++) {
        const other = at(seats, day + seat)
        if (seat !== p) change += 2 * (at(met, b * n + other) - at(met, a * n + other)) + 2
      }
      for (let seat = at(first, q); seat < at(end, q); seat++) {
        const other = at(seats, day + seat)
        if (seat !== q) change += 2 * (at(met, a * n + other) - at(met, b * n + other)) + 2
      }
      if (change > 0 && random.below(certain) >= accepted(chance, change)) continue
      for (let seat = at(first, p); seat < at(end, p); seat++)
        if (seat !== p) {
          meet(a, at(seats, day + seat), -1)
          meet(b, at(seats, day + seat), 1)
        }
      for (let seat = at(first, q); seat < at(end, q); seat++)
        if (seat !== q) {
          meet(b, at(seats, day + seat), -1)
          meet(a, at(seats, day + seat), 1)
        }
      seats[day + p] = b
      seats[day + q] = a
      cost += change
      if (cost < best.cost) best = { cost, seats: seats.slice() }
    }
  return {
    cost: best.cost,
    pairing: Array.from({ length: days }, (_, day) =>
      sizes.map((size, match) => {
        const start = day * n + (starts[match] ?? 0)
        return [...best.seats.slice(start, start + size)]
      }),
    ),
  }
}

/** In 2³² cases: by whole numbers and products only, so that every machine decides alike. */
function accepted(chance: number, change: number): number {
  let share = certain
  for (let i = 0; i < change && share >= 1; i++) share *= chance / (chance + 1)
  return Math.floor(share)
}
