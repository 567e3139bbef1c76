/** What draws are asked for: fixed tables, pairs together or apart, clubs; and that everything else stays as good. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SeatRequest, SeatingPlayer } from '@stolik/event/seating/task'
import { draw, players, type Plain } from './tasks.js'

const at = (player: string, table: number): SeatRequest => ({ kind: 'table', players: [player], table })
const pair = (kind: 'together' | 'apart', a: string, b: string): SeatRequest => ({ kind, players: [a, b] })
const id = (n: number): string => `player-${n}`

const tableOf = (tables: readonly (readonly string[])[], player: string): number =>
  tables.findIndex((table) => table.includes(player)) + 1

/** Which of these a seating fulfils. */
const fulfils = (
  tables: readonly (readonly string[])[],
  { kind, players: [a = '', b = ''], table }: SeatRequest,
): boolean =>
  kind === 'table'
    ? tableOf(tables, a) === table
    : (tableOf(tables, a) === tableOf(tables, b)) === (kind === 'together')

/** Draws several series, each with the same requests. */
function series(
  count: number,
  all: readonly SeatingPlayer[],
  requests: readonly SeatRequest[],
  by: Plain['by'] = 'lots',
) {
  const past: (readonly (readonly string[])[])[] = []
  return Array.from({ length: count }, (_, n) => {
    const drawn = draw({
      players: all,
      chairs: [4, 3],
      past: [...past],
      pastByes: [],
      requests,
      seed: n + 1,
      by: n === 0 ? 'lots' : by,
      later: by === 'lots' ? count - n - 1 : 0,
    })
    past.push(drawn.tables)
    return drawn
  })
}

/** Players of clubs of these sizes, all of them in teams of four within their club. */
function clubs(sizes: readonly number[], team = 0): SeatingPlayer[] {
  const all = sizes.flatMap((size, club) => Array.from({ length: size }, () => club))
  return all.map((club, n) => ({
    id: id(n),
    apart: team === 0 ? [] : [`team-${club}-${Math.floor((n - all.indexOf(club)) / team)}`],
    club: all.indexOf(club) + 1,
  }))
}

describe('a draw with requests', () => {
  const requests = [
    at(id(3), 2),
    at(id(8), 2),
    at(id(40), 13),
    pair('together', id(5), id(6)),
    pair('together', id(6), id(7)),
    pair('together', id(9), id(3)),
    pair('apart', id(1), id(2)),
    pair('apart', id(5), id(10)),
  ]

  it.each(['lots', 'standing'] as const)('by %s fulfils all of them in every series', (by) => {
    for (const { tables, measure } of series(4, players(50, 0), requests, by)) {
      expect(requests.filter((one) => !fulfils(tables, one))).toEqual([])
      expect(tables.flat().toSorted()).toEqual(
        players(50)
          .map((one) => one.id)
          .toSorted(),
      )
      expect(measure.clashes).toBe(0)
    }
  })

  it('fulfils any that do not contradict one another, and seats everybody once', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 12, max: 60 }),
          by: fc.constantFrom('lots' as const, 'standing' as const),
          seed: fc.nat(),
          fixed: fc.uniqueArray(fc.nat(11), { maxLength: 3 }),
          tables: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
        }),
        ({ count, by, seed, fixed, tables: wished }) => {
          // By standing nobody moves past a whole table: one that is full of people who stay there parts those before it from those after it.
          fc.pre(by === 'lots' || new Set(wished).size > 1)
          const wishes = fixed.map((n, i) => at(id(n), wished[i] ?? 1))
          const free = Array.from({ length: 12 }, (_, n) => n).filter((n) => !fixed.includes(n))
          const [a = 0, b = 0, c = 0] = free
          const all = [...wishes, pair('together', id(a), id(b)), pair('apart', id(b), id(c))]
          const task = { players: players(count), chairs: [4, 3], past: [], pastByes: [], by, budget: 2000 }
          const { tables, byes } = draw({ ...task, requests: all, seed })
          expect([...tables.flat(), ...byes].toSorted()).toEqual(task.players.map((one) => one.id).toSorted())
          expect(all.filter((one) => !fulfils(tables, one))).toEqual([])
        },
      ),
      { numRuns: 80 },
    )
  })

  it('seats whoever finds no table like everybody else, and nobody twice', () => {
    const impossible = [
      at(id(0), 99),
      ...[1, 2, 3, 4, 5].map((n) => at(id(n), 1)),
      pair('apart', id(6), id(7)),
    ]
    const { tables } = draw({
      players: players(8),
      chairs: [4],
      past: [],
      pastByes: [],
      by: 'lots',
      seed: 3,
      requests: impossible,
    })
    expect(tables.flat().toSorted()).toEqual(
      players(8)
        .map((one) => one.id)
        .toSorted(),
    )
    expect(impossible.filter((one) => !fulfils(tables, one)).map(({ players: [player] }) => player)).toEqual([
      ...[id(0), id(5)],
      // They have to fill the second table.
      id(6),
    ])
  })

  it('is the same for the same seed, and without requests the same as before there were any', () => {
    const task = {
      players: players(97, 4),
      chairs: [4, 3],
      past: [],
      pastByes: [],
      by: 'lots' as const,
      seed: 5,
    }
    expect(draw({ ...task, requests })).toEqual(draw({ ...task, requests }))
    expect(draw({ ...task, requests: [] })).toEqual(draw(task))
  })
})

describe('the quality of draws with clubs apart', () => {
  it.each([
    ['97 in 12 clubs', [9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 7, 7], 0, 3],
    ['97 in teams of four, a third of one club', [32, 16, 16, 12, 12, 8, 1], 4, 3],
    ['248 in 31 clubs and teams', Array.from({ length: 31 }, () => 8), 4, 4],
    ['400 in 20 clubs and teams', Array.from({ length: 20 }, () => 20), 4, 5],
  ] as const)('%s: every figure at its bound', (_, sizes, team, count) => {
    for (const { measure } of series(count, clubs(sizes, team), [])) {
      expect([measure.repeats, measure.clashes]).toEqual([0, 0])
      expect(measure.clubs).toBe(measure.bound.clubs)
    }
  })

  it('separates team-mates before club-mates', () => {
    const all = clubs([24], 4)
    for (const { measure } of series(2, all, [])) {
      expect([measure.clashes, measure.clubs]).toEqual([0, measure.bound.clubs])
      expect(measure.clubs).toBe(36)
    }
  })
})

describe('the quality of draws with requests', () => {
  it.each([
    [97, 3],
    [248, 4],
    [400, 5],
  ])('%i players: only the pair who asked for it meets again', (count, times) => {
    const requests = [
      at(id(3), 2),
      at(id(17), 5),
      pair('together', id(5), id(80)),
      pair('apart', id(1), id(9)),
    ]
    series(times, players(count, 4), requests).forEach(({ tables, measure }, n) => {
      expect(requests.filter((one) => !fulfils(tables, one))).toEqual([])
      expect([measure.repeats, measure.clashes]).toEqual([n === 0 ? 0 : 1, 0])
    })
  })
})
