import { cases } from '@stolik/core/cases'
import fc from 'fast-check'
import { seeded, shuffled } from '@stolik/core'
import type { LeagueActInput } from '@stolik/contract/league/acts'
import { publishedLeague } from '@stolik/contract/published/league'
import { readJson } from '@stolik/contract/read'
import { expect, it } from 'vitest'
import { tablesOf } from '../src/count/table.js'
import { fold } from '../src/fold/fold.js'
import { unitsOf } from '../src/model/units.js'
import { contentOf } from '../src/publish/publish.js'
import { verify } from '../src/verify/verify.js'
import { all, day, open, result, rules, team } from './league.js'
import { recount } from './recount.js'

/** A season with results, absences, penalties and perhaps a team that withdraws: what is entered after the draw. */
function invented(seed: number) {
  const random = seeded(seed)
  const size = 2 + random.below(3)
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, 3 + random.below(5))
  const club = all(
    open(),
    {
      create: {
        rules: rules({
          ties: random.below(2) === 0 ? 'MEAN' : 'BEST',
          withdrawal: random.below(2) === 0 ? 'KEEP' : 'DROP',
          tieBreaks: shuffled(['SMALL', 'WINS', 'DIRECT', 'DIRECT_SMALL'] as const, random),
        }),
      },
    },
    ...ids.map((id) => team(id)),
    {
      draw: {
        division: 'first',
        seed: `${seed}`,
        size,
        days: [1, 8, 15, 22].map((n) => ({ starts: day(n) })),
      },
    },
  )
  const gone = random.below(2) === 0 ? ids[random.below(ids.length)] : undefined
  const from = day(12)
  const entered: LeagueActInput[] = []
  for (const match of club.state().matches.values()) {
    const away = match.teams.filter(
      (id) => (id === gone && (match.starts ?? 0) >= from) || random.below(9) === 0,
    )
    const came = match.teams.filter((id) => !away.includes(id))
    if (came.length < 2)
      entered.push({
        walkover: { match: match.id, absent: match.teams.filter((id) => id !== came[0]), reason: 'Nobody.' },
      })
    else
      entered.push({
        result: {
          match: match.id,
          absent: away,
          // Small numbers, so that many are equal.
          teams: came.map((id) => ({
            team: id,
            players: shuffled([1, 2, 3], random).map((n) => ({
              person: `${id}${n}`,
              points: random.below(4),
            })),
          })),
        },
      })
  }
  for (let n = random.below(3); n > 0; n--)
    entered.push({
      penalty: { team: ids[random.below(ids.length)] ?? 'a', points: -random.below(3), reason: `Late ${n}.` },
    })
  if (gone !== undefined) entered.push({ withdraw: { team: gone, from, reason: 'Too few.' } })
  return { club, entered }
}

const seeds = fc.integer({ min: 0, max: 1_000_000 })

it('a table is the same in whatever order its figures were entered', () => {
  fc.assert(
    fc.property(seeds, seeds, (seed, other) => {
      const [one, two] = [invented(seed), invented(seed)]
      all(one.club, ...one.entered)
      all(two.club, ...shuffled(two.entered, seeded(other)))
      expect(tablesOf(two.club.state())).toEqual(tablesOf(one.club.state()))
    }),
    { numRuns: cases(10, 60) },
  )
})

it('a table is what another count comes to, and verifies; the log gives the same state again', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { club, entered } = invented(seed)
      all(club, ...entered)
      const league = contentOf(club.state())
      const rows = league.tables[0]?.rows ?? []
      const again = new Map(recount(league, 'first').map((one) => [one.team, one]))
      for (const { team: id, played, points, small, won } of rows)
        expect({ team: id, played, points: unitsOf(points), small: unitsOf(small), won }).toEqual(
          again.get(id),
        )
      const ranked = rows.filter(({ place }) => place !== null)
      for (const [i, row] of ranked.entries()) {
        const before = ranked[i - 1]
        expect(row.points).toBeLessThanOrEqual(before?.points ?? Infinity)
        // Equal figures without a reason share a place; everybody else has their own.
        if (before !== undefined && row.place !== before.place) expect(row.place).toBe(i + 1)
      }
      expect(verify(league)).toBeUndefined()
      expect(fold('liga', undefined, club.log)).toEqual(club.state())
      const whole = { ...league, association: null, seq: 1, at: 0, phase: 'RUNNING', people: [] }
      expect(readJson(publishedLeague, JSON.stringify(whole))).not.toHaveProperty('bad')
    }),
    { numRuns: cases(10, 60) },
  )
})

it('direct comparison looks only at matches between equal teams, and lots at nothing but the seed and the team', () => {
  const made = (tieBreaks: ('DIRECT' | 'DIRECT_SMALL' | 'LOT')[], seed = '') =>
    all(
      open(),
      { create: { rules: rules({ tieBreaks, seed, scales: [{ teams: 2, places: [2, 0], draw: 1 }] }) } },
      ...['a', 'b', 'c', 'd'].map((id) => team(id)),
      {
        fixtures: {
          division: 'first',
          days: [
            [
              ['a', 'b'],
              ['c', 'd'],
            ],
            [
              ['b', 'c'],
              ['a', 'd'],
            ],
            [
              ['c', 'a'],
              ['b', 'd'],
            ],
          ].map((pairs) => ({ matches: pairs.map((teams) => ({ teams, starts: null, place: '' })) })),
        },
      },
      // a beats b, b beats c, c beats a, each by another margin; d beats a and loses to the others.
      ...(
        [
          ['first-1-1', { a: [9], b: [1] }],
          ['first-1-2', { c: [50], d: [0] }],
          ['first-2-1', { b: [5], c: [1] }],
          ['first-2-2', { a: [60], d: [0] }],
          ['first-3-1', { c: [3], a: [1] }],
          ['first-3-2', { b: [90], d: [0] }],
        ] as const
      ).map(([match, points]) => result(match, { ...points })),
    )
  const order = (club: ReturnType<typeof made>) =>
    tablesOf(club.state())[0]?.table.rows.map(({ place, team: id }) => `${place}${id}`)
  // Each is as often ahead as behind.
  expect(order(made(['DIRECT']))).toEqual(['1a', '1b', '1c', '4d'])
  // a +8 −2, b +4 −8, c +2 −4.
  const direct = made(['DIRECT', 'DIRECT_SMALL'])
  expect(order(direct)).toEqual(['1a', '2c', '3b', '4d'])
  expect(tablesOf(direct.state())[0]?.table.rows[0]?.ahead).toEqual({ by: 'DIRECT_SMALL', own: 6, other: -2 })
  const lots = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => order(made(['LOT'], seed))?.join(' '))
  expect(lots.every((one) => one?.endsWith('4d'))).toBe(true)
  expect(new Set(lots).size).toBeGreaterThan(2)
})
