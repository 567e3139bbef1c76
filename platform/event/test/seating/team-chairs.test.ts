/** Draws that give each team one player in each chair. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedByTeams } from '@stolik/event/model/team-chairs'
import type { Seating } from '@stolik/event/seating/task'
import { shareTable } from '@stolik/event/seating/team-chairs'
import { draw } from './tasks.js'

interface Field {
  readonly chairs: number
  readonly teams: number
  readonly single: number
  readonly series: number
  readonly seed: number
}

/** Teams that fit, and players without one. */
const anyField: fc.Arbitrary<Field> = fc
  .record({
    chairs: fc.constantFrom(3, 4, 5),
    more: fc.integer({ min: 0, max: 9 }),
    single: fc.integer({ min: 0, max: 8 }),
    series: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(),
  })
  .map(({ more, ...field }) => ({ ...field, teams: field.chairs + more }))

const teamOf = (id: string): string | null => (id.startsWith('t') ? (id.split('-')[0] ?? null) : null)

const playersOf = ({ chairs, teams, single }: Field) => [
  ...Array.from({ length: teams * chairs }, (_, n) => {
    const team = `t${Math.floor(n / chairs)}`
    return { id: `${team}-${n % chairs}`, apart: [`team ${team}`] }
  }),
  ...Array.from({ length: single }, (_, n) => ({ id: `single-${n}`, apart: [] })),
]

/** Draws all series, one after the other. */
function drawAll(field: Field, more: object = {}): readonly Seating[] {
  const drawn: Seating[] = []
  for (let n = 1; n <= field.series; n++)
    drawn.push(
      draw({
        players: playersOf(field),
        chairs: [field.chairs],
        by: 'lots',
        teamChairs: true,
        past: drawn.map(({ tables }) => tables),
        pastByes: drawn.map(({ byes }) => byes),
        later: field.series - n,
        budget: 1500,
        seed: field.seed + n,
        ...more,
      }),
    )
  return drawn
}

describe('a draw for teams', () => {
  it('gives each team one player in each chair, each at another table, and seats everybody once', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        for (const { tables, byes } of drawAll(field)) {
          expect(sharedByTeams(tables, field.chairs, teamOf)).toEqual([])
          expect(tables.every((table) => table.length === field.chairs)).toBe(true)
          expect([...tables.flat(), ...byes].toSorted()).toEqual(
            playersOf(field)
              .map(({ id }) => id)
              .toSorted(),
          )
          expect(byes.every((id) => teamOf(id) === null)).toBe(true)
          expect(byes).toHaveLength(field.single % field.chairs)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('gives every member of a team each chair once in as many series as there are chairs', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const drawn = drawAll({ ...field, series: field.chairs })
        for (const { id } of playersOf(field).filter((one) => teamOf(one.id) !== null)) {
          const had = drawn.map(({ tables }) => tables.find((one) => one.includes(id))?.indexOf(id))
          expect(new Set(had).size).toBe(field.chairs)
        }
      }),
      { numRuns: 8 },
    )
  })

  it('keeps to that where other wishes would rather have it otherwise', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        // Everybody of the first chair of each team is to be kept from everybody without a team.
        const requests = Array.from({ length: Math.min(field.single, 6) }, (_, n) => ({
          kind: 'apart' as const,
          players: [`t${n % field.teams}-0`, `single-${n}`],
        }))
        for (const { tables } of drawAll(field, { requests }))
          expect(sharedByTeams(tables, field.chairs, teamOf)).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  it('is the same for the same seed, and another one for another', () => {
    const field = { chairs: 3, teams: 8, single: 4, series: 1, seed: 5 }
    expect(drawAll(field)).toEqual(drawAll(field))
    expect(drawAll(field)[0]?.tables).not.toEqual(drawAll({ ...field, seed: 99 })[0]?.tables)
  })

  it('lets other teams meet anew in the next series where there are enough of them', () => {
    const [, second] = drawAll({ chairs: 3, teams: 15, single: 0, series: 2, seed: 7 }, { budget: 60_000 })
    expect(second?.measure.repeats).toBe(0)
  })

  it('seats who is left of a team like players without one, and all whole teams as before', () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 3 }), (field, gone) => {
        const chairs = [field.chairs]
        const players = playersOf({ ...field, teams: field.teams + 1 }).slice(gone)
        const { tables, byes } = draw({
          players,
          chairs,
          past: [],
          pastByes: [],
          by: 'lots',
          teamChairs: true,
          budget: 1500,
          seed: field.seed,
        })
        expect(sharedByTeams(tables, field.chairs, teamOf)).toEqual([])
        expect(tables.flat().length + byes.length).toBe(players.length)
        expect(byes.every((id) => teamOf(id) === null || teamOf(id) === 't0')).toBe(true)
      }),
      { numRuns: 10 },
    )
  })

  it('is not made where members of a team would have to share a table', () => {
    const players = playersOf({ chairs: 3, teams: 2, single: 0, series: 1, seed: 1 })
    const request = { players, chairs: [3], past: [], pastByes: [], by: 'lots', seed: 1 } as const
    expect(() => draw({ ...request, teamChairs: true })).toThrow(RangeError)
  })
})

describe('seats of teams', () => {
  const tables = [
    ['t0-0', 't1-0', 't2-0'],
    ['t1-1', 't0-1', 's-1'],
  ]

  it('are shared where a team has two players in one chair or at one table', () => {
    expect(sharedByTeams(tables, 2, teamOf)).toEqual([])
    const [one = []] = tables
    expect(sharedByTeams([one, ['t0-1', 't1-1', 's-1']], 2, teamOf)).toEqual([
      { table: 2, chair: 0, player: 't0-1', team: 't0' },
      { table: 2, chair: 1, player: 't1-1', team: 't1' },
    ])
    expect(sharedByTeams([['t0-0', 't0-1', 's-1']], 2, teamOf)).toContainEqual({
      table: 1,
      chair: 1,
      player: 't0-1',
      team: 't0',
    })
    expect(sharedByTeams([['s-0', 's-1', 's-2']], 2, teamOf)).toEqual([])
  })

  it('are compared by tables while a draw is made', () => {
    const seats = Int32Array.from([0, 2, 4, 3, 1, 5])
    expect(
      shareTable(
        [
          [0, 1],
          [2, 3],
        ],
        seats,
        3,
      ),
    ).toBe(false)
    expect(shareTable([[0, 2]], seats, 3)).toBe(true)
  })
})
