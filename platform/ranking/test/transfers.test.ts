/** For which club results count when players change clubs in mid-season: by hand, and in any order. */
import type { Belonging } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { count, startCount } from '@stolik/ranking/count/index'
import { player, points, scheme, season, sheet } from './season.js'

const by = (transfers: 'day' | 'season' | undefined, teams: Scheme['teams'] = null): Scheme => ({
  ...scheme,
  players: { licensed: false, clubs: null, ...(transfers !== undefined && { transfers }) },
  teams: teams ?? { of: 'club', per: 'event', counting: 2 },
})

/** At both events ann gets 10, bob 6 and cid 3 points. The events name the clubs that somebody wrote on the list. */
const event = (name: string, date: string) =>
  sheet(name, date, ['ann 1 1 1 10 10 9', 'bob 1 1 2 6 6 9', 'cid 1 1 3 3 3 9'], {
    players: [
      player('ann', { club: 'as written' }),
      player('bob', { club: 'North' }),
      player('cid', { club: 'South' }),
    ],
  })
const sheets = [event('spring', '2026-04-01'), event('autumn', '2026-10-01')]

/** Ann is in North from before the season, and moves to South on the 1st of July. */
const ann: readonly Belonging[] = [
  { person: 'ann', club: 'North', from: '2024-01-01' },
  { person: 'ann', club: 'South', from: '2026-07-01' },
]

function result(of: Scheme, clubs: readonly Belonging[], more: Parameters<typeof season>[1] = {}) {
  const counted = count(of, season(sheets, { clubs, ...more }))
  if ('refused' in counted) throw new Error(counted.refused)
  return counted.result
}
const teams = (of: Scheme, clubs: readonly Belonging[]) =>
  Object.fromEntries(result(of, clubs).teams.map(({ name, score }) => [name, score]))
const clubOf = (of: Scheme, clubs: readonly Belonging[]) =>
  result(of, clubs).all.find(({ person }) => person === 'ann')?.club

describe('results of somebody who changes clubs in mid-season', () => {
  it('count for the club of the day', () => {
    // In spring 10 + 6 for North and 3 for South, in autumn 6 for North and 10 + 3 for South.
    expect(teams(by('day'), ann)).toEqual({ North: 22, South: 16 })
    expect(clubOf(by('day'), ann)).toBe('South')
  })

  it('count for the club of the first day of the season, and the transfer from the next season on', () => {
    // 10 + 6 for North and 3 for South, both times.
    expect(teams(by('season'), ann)).toEqual({ North: 32, South: 6 })
    expect(clubOf(by('season'), ann)).toBe('North')
    const next = { ...by('season'), season: { from: '2026-07-01', until: '2027-06-30' } }
    expect(teams(next, ann)).toEqual({ North: 6, South: 13 })
  })

  it('count for the club that the event names, without a rule or where the register knows nothing', () => {
    const written = { 'as written': 20, North: 12, South: 6 }
    expect(teams(by(undefined), ann)).toEqual(written)
    expect(teams(by('day'), [])).toEqual(written)
    // Before the first day that the register knows, the event has the word.
    expect(teams(by('day'), ann.slice(1))).toEqual({ 'as written': 10, North: 12, South: 16 })
  })

  it('count for the first club that they join, if they were in none on the first day', () => {
    const left = { person: 'ann', club: null, from: '2025-06-30' }
    const none = [ann[0] as Belonging, left, ann[1] as Belonging]
    // In spring for nobody.
    for (const rule of ['day', 'season'] as const)
      expect(teams(by(rule), none)).toEqual({ North: 12, South: 16 })
    const again = { person: 'ann', club: 'East', from: '2026-09-01' }
    expect(teams(by('season'), [...none, again])).toEqual({ North: 12, South: 16 })
    expect(teams(by('day'), [...none, again])).toEqual({ North: 12, South: 6, East: 10 })
  })

  it('count only in clubs of the scheme, by that rule', () => {
    const of: Scheme = { ...by('day'), players: { licensed: false, clubs: ['South'], transfers: 'day' } }
    expect(result(of, ann).all.map(({ person, score }) => [person, score])).toEqual([
      ['ann', 10],
      ['cid', 6],
    ])
  })

  it('follow the clubs of all their records', () => {
    const merged = [{ person: 'old', into: 'ann', at: 0, by: 'Ola' }]
    const clubs = [{ person: 'old', club: 'North', from: '2024-01-01' }, ann[1] as Belonging]
    const found = result(by('day'), clubs, { merged }).teams
    expect(Object.fromEntries(found.map(({ name, score }) => [name, score]))).toEqual({
      North: 22,
      South: 16,
    })
  })
})

const belonging: fc.Arbitrary<Belonging> = fc.record({
  person: fc.constantFrom('ann', 'bob', 'cid'),
  club: fc.constantFrom('North', 'South', 'East', null),
  from: fc.constantFrom('2025-01-01', '2026-01-01', '2026-04-01', '2026-06-30', '2026-10-01', '2026-12-31'),
})
const belongings = fc.uniqueArray(belonging, {
  selector: ({ person, from }) => `${person} ${from}`,
  maxLength: 12,
})
const rules: fc.Arbitrary<Scheme> = fc
  .tuple(
    fc.constantFrom('day' as const, 'season' as const),
    fc.constantFrom<Scheme['teams']>(
      { of: 'club', per: 'event', counting: 2 },
      { of: 'club', per: 'event', counting: 2, guests: 1 },
      { of: 'club', per: 'season', counting: 2 },
      { of: 'club', per: 'series', counting: 1, places: { scale: [2, 1], behind: 0, shareTies: 'mean' } },
    ),
  )
  .map(([rule, team]) => ({
    ...by(rule, team),
    count: { ...points, of: team?.per === 'series' ? 'list' : 'event' },
  }))

test('the order in which transfers and events are entered does not matter, nor whether events come one by one', () => {
  fc.assert(
    fc.property(rules, belongings, fc.nat(), (of, clubs, n) => {
      const first = result(of, clubs)
      const shuffled = clubs.map((_, i) => clubs[(i + n) % clubs.length] as Belonging)
      expect(result(of, shuffled, { sheets: sheets.toReversed() })).toEqual(first)
      const index = startCount(of, season([], { clubs }))
      if ('refused' in index) throw new Error(index.refused)
      for (const one of sheets.toReversed()) expect(index.change([one], [], '2026-12-31')).toBeUndefined()
      expect(index.result()).toEqual(first)
    }),
  )
})
