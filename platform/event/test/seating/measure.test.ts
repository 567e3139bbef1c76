import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewestClashes, fewestRepeats, leastSpread } from '@stolik/event/seating/bound'
import type { Figures } from '@stolik/event/seating/task'
import { measureSeating } from '@stolik/event/seating/measure'
import { anyEvent, players, type Plain } from './tasks.js'

/** Counts again, with names and sets instead of arrays of numbers. */
function recount(
  { players, chairs, past, pastByes }: Plain,
  tables: readonly (readonly string[])[],
  byes: readonly string[],
): Figures {
  const together = (table: readonly string[], a: string, b: string): boolean =>
    table.includes(a) && table.includes(b)
  const ids = players.map(({ id }) => id)
  let repeats = 0
  let clashes = 0
  let clubs = 0
  for (const a of players) {
    for (const b of players) {
      if (a.id >= b.id || !tables.some((table) => together(table, a.id, b.id))) continue
      if (past.flat().some((table) => together(table, a.id, b.id))) repeats += 1
      if (a.apart.some((key) => b.apart.includes(key))) clashes += 1
      else if (a.club !== undefined && a.club === b.club) clubs += 1
    }
  }
  const all = [...past, tables].flat()
  const times = (id: string, chair: number): number => all.filter((table) => table[chair] === id).length
  const most = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts)
  const resting = [...pastByes, byes].flat()
  return {
    repeats,
    clashes,
    clubs,
    seatSpread: Math.max(
      ...ids.map((id) => most(Array.from({ length: Math.max(...chairs) }, (_, chair) => times(id, chair)))),
    ),
    dealerSpread: most(ids.map((id) => times(id, 0))),
    smallSpread: most(
      ids.map((id) => all.filter((table) => table.length !== chairs[0] && table.includes(id)).length),
    ),
    byeSpread: most(ids.map((id) => resting.filter((other) => other === id).length)),
  }
}

const figures = [
  'repeats',
  'clashes',
  'clubs',
  'seatSpread',
  'dealerSpread',
  'smallSpread',
  'byeSpread',
] as const

describe('the measure', () => {
  it('agrees with an independent count', () => {
    fc.assert(
      fc.property(anyEvent, ({ task, drawn }) => {
        expect(drawn.measure).toMatchObject(recount(task, drawn.tables, drawn.byes))
      }),
      { numRuns: 60 },
    )
  })

  it('is never below its bound, for any seating', () => {
    fc.assert(
      fc.property(anyEvent, fc.nat(), ({ task, drawn }, turn) => {
        const seats = drawn.tables.flat()
        const turned = seats.map((_, n) => seats[(n * 7 + turn) % seats.length] as string)
        const other = new Set(turned).size === seats.length ? turned : seats
        let first = 0
        const tables = drawn.tables.map((table) => other.slice(first, (first += table.length)))
        for (const seated of [drawn.tables, tables]) {
          const measure = measureSeating(task, seated, drawn.byes)
          for (const figure of figures) expect(measure[figure]).toBeGreaterThanOrEqual(measure.bound[figure])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('counts the players who do not sit where the standing puts them', () => {
    const task = { players: players(8), chairs: [4], past: [], pastByes: [], by: 'standing' as const }
    const ids = players(8).map(({ id }) => id)
    const swapped = [...ids.slice(0, 3), ids[4], ids[3], ...ids.slice(5)] as string[]
    expect(measureSeating(task, [swapped.slice(0, 4), swapped.slice(4)], []).moved).toBe(2)
  })
})

/** Returns every way to divide the players among these tables. */
function partings(rest: readonly number[], sizes: readonly number[]): number[][][] {
  const [size, ...more] = sizes
  if (size === undefined) return [[]]
  const choose = (from: readonly number[], count: number): number[][] =>
    count === 0
      ? [[]]
      : from.flatMap((one, n) => choose(from.slice(n + 1), count - 1).map((others) => [one, ...others]))
  return choose(rest, size).flatMap((table) =>
    partings(
      rest.filter((player) => !table.includes(player)),
      more,
    ).map((tables) => [table, ...tables]),
  )
}

describe('a bound', () => {
  const all = partings([0, 1, 2, 3, 4, 5, 6, 7], [4, 4])
  const pairsIn = (table: readonly number[], is: (a: number, b: number) => boolean): number =>
    table.flatMap((a, n) => table.slice(n + 1).filter((b) => is(a, b))).length

  it('of clashes is reached by the best of all seatings of eight', () => {
    for (const groups of [
      [[0, 1, 2]],
      [[0, 1, 2, 3, 4]],
      [
        [0, 1],
        [2, 3],
        [4, 5, 6],
      ],
      [[0, 1, 2, 3, 4, 5, 6, 7]],
    ]) {
      const mates = (a: number, b: number): boolean =>
        groups.some((group) => group.includes(a) && group.includes(b))
      const least = Math.min(
        ...all.map((tables) => tables.reduce((sum, table) => sum + pairsIn(table, mates), 0)),
      )
      expect(fewestClashes(groups, 2)).toBe(least)
    }
  })

  it('of repeats is not above the best of all seatings of eight', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 64 }), (cells) => {
        const met = (a: number, b: number): boolean => cells.includes(a * 8 + b) || cells.includes(b * 8 + a)
        const fresh = [0, 1, 2, 3, 4, 5, 6, 7].map(
          (a) => [0, 1, 2, 3, 4, 5, 6, 7].filter((b) => a !== b && !met(a, b)).length,
        )
        const least = Math.min(
          ...all.map((tables) => tables.reduce((sum, table) => sum + pairsIn(table, met), 0)),
        )
        expect(fewestRepeats(fresh, [4, 4])).toBeLessThanOrEqual(least)
      }),
    )
  })

  it('of repeats is exact if all have met', () => {
    expect(fewestRepeats([0, 0, 0, 0, 0, 0, 0], [4, 3])).toBe(9)
  })

  it('of a spread equals the best choice of players', () => {
    expect(leastSpread([0, 0, 1, 1], 2)).toBe(0)
    expect(leastSpread([0, 0, 2], 2)).toBe(1)
    expect(leastSpread([1, 1, 1], 0)).toBe(0)
  })
})
