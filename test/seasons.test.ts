/**
 * A season for every preset, small enough to add up by eye; the sums stand beside the figures. A line of a sheet is
 * person series table place points small hands won lost.
 */
import type { Result } from '@stolik/contract/ranking/edition'
import type { Sheet, SheetPlayer } from '@stolik/contract/ranking/sheet'
import { describe, expect, it } from 'vitest'
import { games } from '../platform/gateway/src/games.js'
import { count, type HashedSheet, type Inputs } from '@stolik/ranking/count/index'
import { presetScheme } from '@stolik/ranking/check/presets'
import { player, season, sheet } from '../platform/ranking/test/season.js'

/** Presets that a season in this file has used. */
const counted = new Set<string>()

function ranked(preset: string, sheets: readonly HashedSheet[], more: Partial<Inputs> = {}): Result {
  counted.add(preset)
  const [game = '', id = ''] = preset.split('/')
  const offer = games.find(({ plugin }) => plugin.id === game)
  const scheme =
    offer && presetScheme(offer, id, { name: preset, season: { from: '2026-01-01', until: '2026-12-31' } })
  if (scheme === undefined) throw new Error(`no preset ${preset}`)
  const found = count(scheme, season(sheets, more))
  if ('refused' in found) throw new Error(found.refused)
  return found.result
}

const event =
  (game: string, profile: string, more: Partial<Sheet> = {}) =>
  (name: string, date: string, lines: readonly string[], players: readonly SheetPlayer[] = []): HashedSheet =>
    sheet(name, date, lines, { game, profile, ...more, players })

const rows = ({ all }: Result): unknown => all.map(({ place, person, score }) => [place, person, score])
const women = ({ categories }: Result): unknown =>
  categories.find(({ category }) => category === 'women')?.rows.map(({ place, person }) => [place, person])
const licence = (person: string, from: string) => ({ person, from, until: null })

describe('an annual list in the style of PZSkat', () => {
  // Best six of a year, with a licence:
  //        1    2    3    4    5    6    7    8   all  best six
  // ann 1200  900 1100  800 1000  700  950   50  6700  1200+900+1100+800+1000+950     = 5950
  // bob 1000 1000 1000 1000 1000  500  950    ·  6450  1000+1000+1000+1000+1000+950   = 5950, fewer points in all
  // cid 2000    ·    · 1500    ·    · 1400    ·  4900  2000+1500+1400                 = 4900
  // dan 3000 3000 3000  900 1100 1200    · -100   with a licence from the fourth on: 900+1100+1200 = 3200
  // eve 5000 without one
  const year: Readonly<Record<string, readonly (number | null)[]>> = {
    ann: [1200, 900, 1100, 800, 1000, 700, 950, 50],
    bob: [1000, 1000, 1000, 1000, 1000, 500, 950, null],
    cid: [2000, null, null, 1500, null, null, 1400, null],
    dan: [3000, 3000, 3000, 900, 1100, 1200, null, -100],
    eve: [5000, null, null, null, null, null, null, null],
  }
  const clubs: Readonly<Record<string, string>> = { ann: 'north', bob: 'south', cid: 'north', dan: 'south' }
  const players = Object.keys(year).map((person) =>
    player(person, {
      club: clubs[person] ?? null,
      categories: person === 'ann' || person === 'cid' ? ['women'] : [],
    }),
  )
  const tournament = event('skat', 'pzskat')
  const sheets = Array.from({ length: 8 }, (_, n) =>
    tournament(
      `t${n + 1}`,
      `2026-0${n + 1}-15`,
      Object.entries(year).flatMap(([person, points]) =>
        points[n] === null ? [] : [`${person} 1 1 1 ${points[n] as number} 0 48 5 2`],
      ),
      players,
    ),
  )
  const licences = ['ann', 'bob', 'cid'].map((person) => licence(person, '2026-01-01'))
  const result = ranked('skat/annual', sheets, { licences: [...licences, licence('dan', '2026-04-15')] })

  it('takes the best six, and breaks ties by the points of all', () => {
    expect(rows(result)).toEqual([
      [1, 'ann', 5950],
      [2, 'bob', 5950],
      [3, 'cid', 4900],
      [4, 'dan', 3200],
    ])
    expect(women(result)).toEqual([
      [1, 'ann'],
      [2, 'cid'],
    ])
  })

  it('adds up the best of each club', () => {
    // 5950 + 4900 and 5950 + 3200
    expect(result.teams.map(({ place, name, score }) => [place, name, score])).toEqual([
      [1, 'north', 10_850],
      [2, 'south', 9150],
    ])
  })
})

describe('an average per list in the style of ISPA and DSkV', () => {
  it('is over all lists, from twenty on', () => {
    // Ten events of two lists each, by what they bring:
    // ann  800  900 each time: (10 × 800 + 10 × 900) / 20 = 850
    // bob 1000  705: (10 × 1000 + 10 × 705) / 20 = 852½, with 7 games won each time
    // dan  850  855: the same 852½, with 8 games won
    // cid 2000 2000, but one list fewer: 19 lists of 2000 are a mean of 2000 and no place
    const sheets = Array.from({ length: 10 }, (_, n) =>
      event('skat', 'isko', { kind: n % 2 === 0 ? 'tournament' : 'evening' })(
        `e${n}`,
        `2026-05-0${n < 9 ? n + 1 : 9}`,
        [
          ...[
            'ann 1 1 4 800 0 48 9 1',
            'ann 2 1 3 900 0 48 9 1',
            'bob 1 1 2 1000 0 48 4 1',
            'bob 2 1 4 705 0 48 3 1',
          ],
          ...['dan 1 1 3 850 0 48 4 1', 'dan 2 1 2 855 0 48 4 1', 'cid 1 1 1 2000 0 48 9 0'],
          ...(n === 0 ? [] : ['cid 2 1 1 2000 0 48 9 0']),
        ],
      ),
    )
    expect(rows(ranked('skat/mean', sheets))).toEqual([
      [1, 'dan', 852.5],
      [2, 'bob', 852.5],
      [3, 'ann', 850],
      [null, 'cid', 2000],
    ])
  })
})

describe('club evenings of Skat', () => {
  it('are added up, online and in the hall, without tournaments', () => {
    //      1    2    3   sum
    // ann 500  600 -100 1000
    // bob 400  300  300 1000, with one table won and not two
    // cid 100    ·    ·  100
    const evening = event('skat', 'pzskat', { kind: 'evening' })
    const sheets = [
      evening('a', '2026-01-07', ['ann 1 1 1 500 0 24', 'bob 1 1 2 400 0 24', 'cid 1 1 3 100 0 24']),
      evening('b', '2026-01-14', ['ann 1 1 1 600 0 24 0 0 o', 'bob 1 1 2 300 0 24 0 0 o']),
      evening('c', '2026-01-21', ['ann 1 1 2 -100 0 24', 'bob 1 1 1 300 0 24']),
      event('skat', 'pzskat')('t', '2026-01-22', ['cid 1 1 1 5000 0 48']),
    ]
    expect(rows(ranked('skat/evenings', sheets))).toEqual([
      [1, 'ann', 1000],
      [2, 'bob', 1000],
      [3, 'cid', 100],
    ])
  })
})

describe('a rating of Skat', () => {
  it('moves three newcomers at one table by the formula, and ranks from five lists on', () => {
    // σ² = (25/3)² + (25/300)² = 69.4514, c = √(3 × (69.4514 + 17.3611)) = 16.1381, σ²/c = 4.3036, γ = 8.33375/c = 0.5164
    // ann: μ = 25 + ⅔ × 4.3036           = 27.8690, σ = 8.33375 × √(1 − 2/9 × 0.26667 × γ)         = 8.2052
    // bob: μ = 25 + ⅙ × 4.3036           = 25.7173, σ = 8.33375 × √(1 − (2/9 + 1/4) × 0.26667 × γ) = 8.0582
    // cid: μ = 25 − ⅚ × 4.3036           = 21.4137, σ = the same                                    = 8.0582
    // μ − 3σ: 27.8690 − 24.6157, 25.7173 − 24.1747, 21.4137 − 24.1747
    const list = event('skat', 'pzskat')('t', '2026-01-10', [
      'ann 1 1 1 900 0 36',
      'bob 1 1 2 700 0 36',
      'cid 1 1 3 80 0 36',
    ])
    const { all } = ranked('skat/rating', [list])
    expect(all.map(({ place, person, score }) => [place, person, Number(score.toFixed(3))])).toEqual([
      [null, 'ann', 3.253],
      [null, 'bob', 1.543],
      [null, 'cid', -2.761],
    ])
    expect(all.map(({ deviation }) => Number(deviation?.toFixed(3)))).toEqual([8.205, 8.058, 8.058])
  })
})

describe('a league in the style of PSB', () => {
  // Table points, small points beside them; second and third of equal small points share 3 and 1.
  //        1        2        3        4        5     best four         small
  // ann 5 (+40)  3 (+10)  5 (+30)  0 (−50)  2  (0)   5+3+5+2 = 15      +30
  // bob 3 (+10)  5 (+35)  2  (−2)  5 (+45)  0 (−5)   3+5+2+5 = 15      +83
  // cid 1 (−15)  0 (−40)  2  (−2)  3 (+15)  2  (0)   1+2+3+2 =  8      −42
  // dan 0 (−35)  1  (−5)  0 (−26)  1 (−10)  5 (+5)   licence from the third on: 0+1+5 = 6
  const points = [
    ['ann 1 1 1 5 40', 'bob 1 1 2 3 10', 'cid 1 1 3 1 -15', 'dan 1 1 4 0 -35'],
    ['ann 1 1 2 3 10', 'bob 1 1 1 5 35', 'cid 1 1 4 0 -40', 'dan 1 1 3 1 -5'],
    ['ann 1 1 1 5 30', 'bob 1 1 2 2 -2', 'cid 1 1 2 2 -2', 'dan 1 1 4 0 -26'],
    ['ann 1 1 4 0 -50', 'bob 1 1 1 5 45', 'cid 1 1 2 3 15', 'dan 1 1 3 1 -10'],
    ['ann 1 1 2 2 0', 'bob 1 1 4 0 -5', 'cid 1 1 2 2 0', 'dan 1 1 1 5 5'],
  ]
  // Five of a team at the first event: 5 + 5 + 3 + 3 count, and the 1 does not.
  const west = ['w1 1 2 1 5 9', 'w2 1 3 1 5 9', 'w3 1 2 2 3 1', 'w4 1 3 2 3 1', 'w5 1 2 3 1 -10']
  const teams: Readonly<Record<string, string>> = { ann: 'north', cid: 'north', bob: 'south', dan: 'south' }
  const persons = ['ann', 'bob', 'cid', 'dan', 'w1', 'w2', 'w3', 'w4', 'w5']
  const players = persons.map((person) =>
    player(person, {
      team: teams[person] ?? 'west',
      categories: person === 'cid' || person === 'w5' ? ['women'] : [],
    }),
  )
  const licences = persons.map((person) => licence(person, person === 'dan' ? '2026-03-10' : '2026-01-01'))
  const sheets = points.map((lines, n) =>
    event('baska', 'lebork')(
      `e${n + 1}`,
      `2026-0${n + 1}-10`,
      n === 0 ? [...lines, ...west] : lines,
      players,
    ),
  )
  const result = ranked('baska/league', sheets, { licences })

  it('takes the best four from the licence on, and breaks ties by small points', () => {
    expect(rows(result)).toEqual([
      ...[[1, 'bob', 15], [2, 'ann', 15], [3, 'cid', 8], [4, 'dan', 6]], // oxfmt-ignore
      ...[[5, 'w1', 5], [5, 'w2', 5], [7, 'w3', 3], [7, 'w4', 3], [9, 'w5', 1]], // oxfmt-ignore
    ])
    expect(result.all.slice(0, 3).map(({ small }) => small)).toEqual([83, 30, -42])
    expect(women(result)).toEqual([
      [1, 'cid'],
      [2, 'w5'],
    ])
  })

  it('gives a team the best four of each event', () => {
    // north 5+1, 3+0, 5+2, 0+3, 2+2 = 23; south 3, 5, 2+0, 5+1, 0+5 = 21
    expect(result.teams.map(({ place, name, score }) => [place, name, score])).toEqual([
      ...[[1, 'north', 23], [2, 'south', 21], [3, 'west', 16]], // oxfmt-ignore
    ])
  })
})

describe('club evenings of Baśka', () => {
  it('add up small points', () => {
    // ann 12 − 7 = 5, bob −2 + 7 = 5, each with one table won, bob with a second place too; cid −10 + 0 = −10
    const evening = event('baska', 'lebork', { kind: 'evening' })
    const sheets = [
      evening('a', '2026-01-07', ['ann 1 1 1 0 12 20', 'bob 1 1 2 0 -2 20', 'cid 1 1 3 0 -10 20']),
      evening('b', '2026-01-14', ['ann 1 1 3 0 -7 20', 'bob 1 1 1 0 7 20', 'cid 1 1 2 0 0 20']),
    ]
    expect(rows(ranked('baska/evenings', sheets))).toEqual([
      [1, 'bob', 5],
      [2, 'ann', 5],
      [3, 'cid', -10],
    ])
  })
})

describe('a rating of Baśka', () => {
  it('moves four newcomers by the games of a month', () => {
    // Five lists of the same four with the same order: 15 games each, all against 1500 ± 350.
    // φ = 350/173.7178 = 2.0148, g = 0.66907, E = ½, v = 1/(15 × g² × ¼) = 0.59570, 1/φ′² = 1/4.0629 + 1/v, φ′² = 0.51953
    // 173.7178 × φ′² × g = 60.384 for each game more than half of them won:
    // ann 15 − 7½: +452.9; bob 10 − 7½: +151.0; cid 5 − 7½: −151.0; dan −7½: −452.9; φ′ = 0.72078 × 173.7178 = 125.2
    const lists = [1, 2, 3, 4, 5].flatMap((n) => [
      ...[`ann ${n} 1 1 5 30 20`, `bob ${n} 1 2 3 10 20`, `cid ${n} 1 3 1 -5 20`, `dan ${n} 1 4 0 -35 20`],
    ])
    const { all } = ranked('baska/rating', [event('baska', 'lebork')('t', '2026-12-10', lists)])
    expect(all.map(({ place, person, score }) => [place, person, Math.round(score)])).toEqual([
      ...[[1, 'ann', 1953], [2, 'bob', 1651], [3, 'cid', 1349], [4, 'dan', 1047]], // oxfmt-ignore
    ])
    for (const { deviation } of all) expect(deviation).toBeCloseTo(125.2, 0)
  })
})

it('every preset has its season in this file', () => {
  const all = games.flatMap(({ plugin, rankings = [] }) => rankings.map(({ id }) => `${plugin.id}/${id}`))
  expect([...counted].toSorted()).toEqual(all.toSorted())
})
