/** Every fault of a scheme, by its code and path. */
import type { Part, Scheme } from '@stolik/contract/ranking/scheme'
import { describe, expect, test } from 'vitest'
import { checkScheme, schemeProblemsIn, type Profiles } from '@stolik/ranking/check/check-scheme'
import { startCount } from '@stolik/ranking/count/index'
import { glicko, openskill, points, scheme, season } from '../../../ranking/test/season.js'

const known = (...profiles: readonly string[]) => ({
  knows: (profile: string): boolean => profiles.includes(profile),
})
const profiles: Profiles = new Map([
  ['tiny', known('plain', 'open')],
  ['huge', known('wild')],
])
const part = scheme.parts[0] as Part
const parts = (...more: readonly Partial<Part>[]): Partial<Scheme> => ({
  parts: more.map((one, i) => ({ ...part, name: `part ${i}`, ...one })),
})
const count = (more: Partial<typeof points>): Partial<Scheme> => ({ count: { ...points, ...more } })
const place = (scale: readonly number[], behind = 0): Partial<Scheme> =>
  count({ value: { kind: 'place', scale, behind, shareTies: 'mean' } })
const divisions = { names: ['first', 'second'], sizes: [10], moving: 2 }

const faults: readonly [what: string, change: Partial<Scheme>, code: string, path: string][] = [
  ['without a name', { name: ' ' }, 'MISSING', 'name'],
  ['for no profile', { profiles: [] }, 'MISSING', 'profiles'],
  ['for a profile twice', { profiles: ['plain', 'plain'] }, 'TWICE', 'profiles'],
  ['for an unknown game', { game: 'other' }, 'UNKNOWN_GAME', 'game'],
  ['for an unknown profile', { profiles: ['plain', 'none'] }, 'UNKNOWN_PROFILE', 'profiles.2'],
  ['for a profile of another game', { profiles: ['wild'] }, 'OTHER_GAME', 'profiles.1'],
  [
    'with a season that ends before it begins',
    { season: { from: '2026-02-01', until: '2026-01-31' } },
    'EMPTY_SEASON',
    'season',
  ],
  [
    'from a day that does not exist',
    { season: { from: '2026-02-30', until: '2026-12-31' } },
    'SHAPE',
    'season.from',
  ],
  ['without parts', { parts: [] }, 'RANGE', 'parts'],
  ['with a part for no kind of event', parts({ kinds: [] }), 'MISSING', 'parts.1.kinds'],
  [
    'with a part for events neither online nor in the hall',
    parts({ online: false, hall: false }),
    'CONTRADICTS',
    'parts.1.hall',
  ],
  ['with a part for no organiser', parts({ organisers: [] }), 'MISSING', 'parts.1.organisers'],
  ['with a part for no region', parts({ regions: [] }), 'MISSING', 'parts.1.regions'],
  ['with a part for no event', parts({ events: [] }), 'MISSING', 'parts.1.events'],
  [
    'with an event named twice in a part',
    parts({ events: ['a', 'b', 'a'].map((event) => ({ source: 'here', event })) }),
    'EVENT_TWICE',
    'parts.1.events.3',
  ],
  [
    'with an event named by two parts',
    parts({ events: [{ source: 'here', event: 'a' }] }, { events: [{ source: 'here', event: 'a' }] }),
    'EVENT_TWICE',
    'parts.2.events',
  ],
  [
    'with parts that overlap',
    parts({ kinds: ['tournament'] }, { kinds: ['evening'] }, { organisers: ['club'], kinds: ['evening'] }),
    'PARTS_OVERLAP',
    'parts.3',
  ],
  ['with a weight of 0', parts({ weight: 0 }), 'RANGE', 'parts.1.weight'],
  ['with a weight finer than a millionth', parts({ weight: 1 / 3 }), 'FINE', 'parts.1.weight'],
  [
    'with a rating of weighted events',
    { ...parts({ weight: 2 }), count: openskill },
    'CONTRADICTS',
    'parts.1.weight',
  ],
  ['by the sum of the best 0', count({ best: 0 }), 'RANGE', 'count.best'],
  ['by the mean of the best 0', count({ best: 0, take: 'mean' }), 'DIVIDES_BY_ZERO', 'count.best'],
  [
    'by hands with a floor of 0',
    count({ value: { kind: 'hand', floor: 0 } }),
    'DIVIDES_BY_ZERO',
    'count.value.floor',
  ],
  ['by hands with half a hand', count({ value: { kind: 'hand', floor: 0.5 } }), 'RANGE', 'count.value.floor'],
  ['by an empty scale', place([]), 'RANGE', 'count.value.scale'],
  ['by a scale that rises', place([1, 3]), 'ORDER', 'count.value.scale'],
  ['with more behind the scale than on it', place([3, 1], 2), 'ORDER', 'count.value.scale'],
  ['by a scale with hundredths', place([3.25, 1]), 'FINE', 'count.value.scale.1'],
  [
    'with half an event as minimum',
    count({ minimum: { ...points.minimum, events: 0.5 } }),
    'RANGE',
    'count.minimum.events',
  ],
  [
    'with a minimum that is not a number',
    count({ minimum: { ...points.minimum, hands: NaN } }),
    'RANGE',
    'count.minimum.hands',
  ],
  [
    'with a negative minimum of lists',
    count({ minimum: { ...points.minimum, lists: -1 } }),
    'RANGE',
    'count.minimum.lists',
  ],
  [
    'with a minimum of more than all events',
    count({ minimum: { ...points.minimum, share: 1.1 } }),
    'RANGE',
    'count.minimum.share',
  ],
  [
    'with results that grow with time',
    count({ decay: { every: 'month', factor: 1.5 } }),
    'RANGE',
    'count.decay.factor',
  ],
  [
    'with results that are worth nothing at once',
    count({ decay: { every: 'event', factor: 0 } }),
    'RANGE',
    'count.decay.factor',
  ],
  ['with a carry-over of more than all points', count({ carry: 2 }), 'RANGE', 'count.carry'],
  ['with a carry-over added to a mean', count({ carry: 0.5, take: 'mean' }), 'CONTRADICTS', 'count.carry'],
  ['with a tau of 0', { count: { ...glicko, tau: 0 } }, 'DIVIDES_BY_ZERO', 'count.tau'],
  ['with a volatility of 0', { count: { ...glicko, volatility: 0 } }, 'DIVIDES_BY_ZERO', 'count.volatility'],
  ['with a deviation below 1', { count: { ...glicko, deviation: 0 } }, 'RANGE', 'count.deviation'],
  ['with a sigma of 0', { count: { ...openskill, sigma: 0 } }, 'DIVIDES_BY_ZERO', 'count.sigma'],
  ['with a beta of 0', { count: { ...openskill, beta: 0 } }, 'DIVIDES_BY_ZERO', 'count.beta'],
  ['with an infinite mu', { count: { ...openskill, mu: Infinity } }, 'RANGE', 'count.mu'],
  [
    'by ratings, with the best result as tie-break',
    { count: glicko, tieBreaks: ['best'] },
    'CONTRADICTS',
    'tieBreaks',
  ],
  ['with a tie-break twice', { tieBreaks: ['small', 'wins', 'small'] }, 'TWICE', 'tieBreaks'],
  ['for players of no club', { players: { licensed: false, clubs: [] } }, 'MISSING', 'players.clubs'],
  ['with a category twice', { categories: ['women', 'women'] }, 'TWICE', 'categories'],
  [
    'with teams of no players',
    { teams: { of: 'club', per: 'season', counting: 0 } },
    'RANGE',
    'teams.counting',
  ],
  [
    'with teams that have ratings event by event',
    { teams: { of: 'club', per: 'event', counting: 4 }, count: glicko },
    'CONTRADICTS',
    'teams.per',
  ],
  [
    'with teams event by event and results list by list',
    { teams: { of: 'club', per: 'event', counting: 4 }, ...count({ of: 'list' }) },
    'CONTRADICTS',
    'teams.per',
  ],
  [
    'with a single division',
    { divisions: { names: ['first'], sizes: [], moving: 0 } },
    'SIZE',
    'divisions.names',
  ],
  ['with a division twice', { divisions: { ...divisions, names: ['a', 'a'] } }, 'TWICE', 'divisions.names'],
  [
    'with a size for the last one',
    { divisions: { ...divisions, sizes: [10, 10] } },
    'SIZE',
    'divisions.sizes',
  ],
  [
    'with more moving than a division has',
    { divisions: { ...divisions, moving: 6 } },
    'RANGE',
    'divisions.sizes.1',
  ],
  ['with half a digit', { decimals: 0.5 }, 'RANGE', 'decimals'],
]

describe('a scheme', () => {
  test('is accepted', () => {
    expect(checkScheme(scheme, profiles)).toEqual([])
    expect(checkScheme({ ...scheme, count: glicko }, profiles)).toEqual([])
    expect(checkScheme({ ...scheme, count: openskill, divisions }, profiles)).toEqual([])
  })

  test.each(faults)('%s is refused', (_, change, code, path) => {
    expect(
      checkScheme({ ...scheme, ...change }, profiles).map((problem) => [problem.code, problem.path]),
    ).toEqual([[code, path]])
  })

  test.each<[string, readonly Partial<Part>[]]>([
    ['kinds', [{ kinds: ['tournament'] }, { kinds: ['evening'] }]],
    ['ways of playing', [{ online: false }, { hall: false }]],
    ['organisers', [{ organisers: ['a'] }, { organisers: ['b', 'c'] }]],
    ['regions', [{ regions: ['a'] }, { regions: ['b'] }]],
    ['events', [{ events: [{ source: 'a', event: '1' }] }, { events: [{ source: 'b', event: '1' }] }]],
  ])('may have parts with different %s', (_, more) => {
    expect(checkScheme({ ...scheme, ...parts(...more) }, profiles)).toEqual([])
  })

  test('reports all its faults at once, in the order of the scheme', () => {
    const bad = { ...scheme, ...parts({ weight: -1 }), ...count({ best: 0 }), name: '', decimals: 9 }
    expect(checkScheme(bad, profiles).map(({ path }) => path)).toEqual([
      ...['name', 'parts.1.weight', 'count.best', 'decimals'],
    ])
  })

  test('has categories that can be ranked, and none that only events have', () => {
    const of = (categories: readonly string[]) => schemeProblemsIn({ ...scheme, categories }, null)
    expect(of(['women', 'junior', 'senior'])).toEqual([])
    for (const other of ['youngest', 'oldest', 'none'])
      expect(of(['women', other])).toMatchObject([{ code: 'SHAPE', path: 'categories.2' }])
  })

  test('reports blank names only as missing', () => {
    const bad = { ...scheme, divisions: { ...divisions, names: ['', ' '] } }
    expect(checkScheme(bad, profiles).map(({ code, path }) => [code, path])).toEqual([
      ['MISSING', 'divisions.names.1'],
      ['MISSING', 'divisions.names.2'],
    ])
  })

  test('counts nothing if it has a fault, but may use profiles that are no longer offered', () => {
    expect(startCount({ ...scheme, decimals: 9 }, season([]))).toEqual({
      refused: 'BAD_SCHEME',
      args: {},
      problems: [{ code: 'RANGE', path: 'decimals', args: { min: 0, max: 6 } }],
    })
    expect(startCount({ ...scheme, game: 'gone' }, season([]))).not.toHaveProperty('refused')
  })
})
