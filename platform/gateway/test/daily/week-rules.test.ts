/** The rules of the week: points of days, leagues, and who changes the division. */
import { assert, constantFrom, integer, nat, property, array, oneof, constant, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayPoints,
  daysOf,
  divisions,
  leagueSize,
  leaguesOf,
  leagueTable,
  mondayOf,
  nextDivision,
  nextLeague,
  type Member,
} from '../../src/daily/week.js'

const totals = array(integer({ min: -300, max: 600 }), { minLength: 1, maxLength: 60 })

describe('the points of a day', () => {
  it.each([
    [[40], [50]],
    [
      [40, 10],
      [75, 25],
    ],
    [
      [40, 40, 10, -90],
      [75, 75, 38, 13],
    ],
  ])('of totals %j are %j', (all, points) => {
    expect(all.map((total) => dayPoints(total, all))).toEqual(points)
  })

  it('are shared out: their mean is 50, and more for whoever made more', () => {
    assert(
      property(totals, (all) => {
        const points = all.map((total) => dayPoints(total, all))
        const mean = points.reduce((a, b) => a + b, 0) / all.length
        expect(Math.abs(mean - 50)).toBeLessThanOrEqual(0.5)
        for (const [i, total] of all.entries())
          for (const [j, other] of all.entries())
            if (total > other) expect(points[i]).toBeGreaterThanOrEqual(points[j] as number)
        expect(Math.min(...points)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...points)).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('do not depend on the amount by which somebody is ahead', () => {
    const all = [120, 36, -12]
    expect(all.map((total) => dayPoints(total, all))).toEqual(
      [...all].map((total) =>
        dayPoints(
          total === 120 ? 900 : total,
          all.map((one) => (one === 120 ? 900 : one)),
        ),
      ),
    )
  })
})

describe('a week', () => {
  it.each([
    ['2026-03-29', '2026-03-23'],
    ['2026-10-25', '2026-10-19'],
    ['2026-10-26', '2026-10-26'],
    ['2027-01-01', '2026-12-28'],
  ])('of the day %s begins on Monday %s, also where the clocks are changed', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
    expect(daysOf(monday)).toHaveLength(7)
    expect(daysOf(monday)).toContain(day)
    expect(new Set(daysOf(monday).map(mondayOf))).toEqual(new Set([monday]))
  })
})

const member = record({
  division: integer({ min: 1, max: divisions }),
  league: integer({ min: 1, max: 4 }),
})
const members = array(member, { maxLength: 140 }).map((all) =>
  all.map((one, n): Member => ({ ...one, person: `p${n}` })),
)
const unplayed: readonly null[] = [null, null, null, null, null, null, null]
const inOne = (n: number, division = divisions): readonly Member[] =>
  Array.from({ length: n }, (_, i) => ({ person: `p${String(i).padStart(3, '0')}`, division, league: 1 }))
const sizes = (all: readonly Member[]): readonly number[] => leaguesOf(all).map(({ length }) => length)

describe('leagues', () => {
  it('have everybody once, and ten members at least unless there are fewer in all', () => {
    assert(
      property(members, (all) => {
        const leagues = leaguesOf(all)
        expect(
          leagues
            .flat()
            .map(({ person }) => person)
            .toSorted(),
        ).toEqual(all.map(({ person }) => person).toSorted())
        for (const { length } of leagues) expect(length).toBeGreaterThanOrEqual(Math.min(10, all.length))
      }),
    )
  })

  it('that are too small play with the one before, a small division with the next lower one', () => {
    const tail = Array.from({ length: 9 }, (_, i) => ({ person: `q${i}`, division: divisions, league: 2 }))
    expect(sizes([...inOne(30), ...tail])).toEqual([39])
    expect(sizes([...inOne(30), ...tail, { person: 'r', division: divisions, league: 2 }])).toEqual([30, 10])
    expect(sizes([...inOne(30), { person: 'r', division: 2, league: 1 }])).toEqual([31])
    expect(sizes([...inOne(12, 4), { person: 'r', division: 5, league: 1 }])).toEqual([13])
    expect(sizes([])).toEqual([])
  })

  it('are filled one after the other', () => {
    expect(nextLeague(undefined)).toBe(1)
    expect(nextLeague({ league: 2, members: leagueSize - 1 })).toBe(2)
    expect(nextLeague({ league: 2, members: leagueSize })).toBe(3)
  })
})

const points = oneof(constant(null), nat(100))
const league = array(
  record({
    division: constantFrom(1, 2, 3, 4, 5),
    days: array(points, { minLength: 7, maxLength: 7 }),
  }),
  { maxLength: 45 },
)

describe('the table of a league', () => {
  it('counts the best five days, so whoever misses two loses nothing', () => {
    const ola = [80, 80, 80, 80, 80, null, null]
    const jan = [80, 10, 80, 80, 80, 20, 80]
    const rows = leagueTable(inOne(2), (person) => (person === 'p000' ? ola : jan))
    expect(rows.map(({ points: sum, place }) => [sum, place])).toEqual([
      [400, 1],
      [400, 1],
    ])
  })

  it.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [30, 6],
  ])('of %d players moves %d up and as many down', (n, moving) => {
    const rows = leagueTable(inOne(n, 3), (person) => [Number(person.slice(1)), ...unplayed.slice(1)])
    expect(rows.map(({ movement }) => movement)).toEqual([
      ...Array<string>(moving).fill('UP'),
      ...Array<string>(n - 2 * moving).fill('STAYS'),
      ...Array<string>(moving).fill('DOWN'),
    ])
  })

  it('leaves whoever finished no day where they are, and does not count them', () => {
    const rows = leagueTable(inOne(6, 3), (person) =>
      person === 'p005' ? unplayed : [Number(person.slice(1)) + 1, ...unplayed.slice(1)],
    )
    expect(rows.at(-1)).toMatchObject({ place: null, movement: 'STAYS' })
    expect(rows.map(({ movement }) => movement)).toEqual(['UP', 'STAYS', 'STAYS', 'STAYS', 'DOWN', 'STAYS'])
  })

  it('moves nobody out of the divisions, nobody better than one who goes up stays, and a day more never costs points', () => {
    assert(
      property(league, nat(6), nat(100), (all, day, more) => {
        const people = all.map(({ division }, n): Member => ({ person: `p${n}`, division, league: 1 }))
        const of = (person: string) => all[Number(person.slice(1))]?.days ?? []
        const rows = leagueTable(people, of)
        for (const row of rows) {
          expect(nextDivision(row)).toBeGreaterThanOrEqual(1)
          expect(nextDivision(row)).toBeLessThanOrEqual(divisions)
          for (const other of rows)
            if (row.movement === 'UP' && other.member.division > 1 && other.place !== null)
              if (other.place <= (row.place ?? 0)) expect(other.movement).toBe('UP')
        }
        const changed = leagueTable(people, (person) =>
          person === 'p0' ? of(person).map((old, n) => (n === day ? (old ?? more) : old)) : of(person),
        )
        const sumOf = (table: typeof rows) =>
          table.find(({ member: one }) => one.person === 'p0')?.points ?? 0
        expect(sumOf(changed)).toBeGreaterThanOrEqual(sumOf(rows))
      }),
    )
  })
})
