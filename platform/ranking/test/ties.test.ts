/**
 * Tie-breaks of real associations as data of a scheme. Each season is small enough to be counted by hand, and the sums stand in the
 * comments. That the order of entries changes nothing is checked for all of them at once in ranking-properties.test.ts.
 */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { describe, expect, test } from 'vitest'
import { startCount } from '@stolik/ranking/count/index'
import { counted, event, scores, wrongWith } from './by-hand.js'
import { points, player, scheme, season, sheet } from './season.js'

describe('ties', () => {
  test('are broken by fewer games lost (PT 5.1)', () => {
    const sheets = [
      sheet('e1', '2026-01-10', [
        ...['ann 1 1 1 5 5 9 4 3', 'bob 1 1 1 5 5 9 4 1', 'cid 1 1 1 5 5 9 4 1', 'dan 1 1 4 1 1 9 0 0'], // oxfmt-ignore
      ]),
    ]
    expect(scores({ ...scheme, tieBreaks: ['won', 'lost'] }, sheets)).toEqual([
      ...[[1, 'bob', 5], [1, 'cid', 5], [3, 'ann', 5], [4, 'dan', 1]], // oxfmt-ignore
    ])
  })
})

describe('a direct comparison', () => {
  // Points and small points differ on purpose. ann, bob, cid and dan have 8 points each.
  const sheets = [
    sheet('e1', '2026-01-10', [
      ...['ann 1 1 1 5 30 9', 'bob 1 1 2 3 10 9', 'eve 1 1 3 0 0 9'], // oxfmt-ignore
      ...['cid 2 1 1 5 20 9', 'ann 2 1 2 3 5 9', 'eve 2 1 3 0 0 9'], // oxfmt-ignore
    ]),
    sheet('e2', '2026-02-10', ['bob 1 1 1 5 12 9', 'cid 1 1 1 3 12 9', 'eve 1 1 3 0 0 9']),
    sheet('e3', '2026-03-10', ['dan 1 1 1 8 8 9 1 0', 'fay 1 1 2 0 7 9']),
  ]

  test('puts those first who were ahead of the others more often than behind, at tables that they shared', () => {
    // ann: once ahead of bob, once behind cid: 0. bob: behind ann, level with cid: −1. cid: ahead of ann: 1. dan met none: 0.
    expect(scores({ ...scheme, tieBreaks: ['direct'] }, sheets)).toEqual([
      ...[[1, 'cid', 8], [2, 'ann', 8], [2, 'dan', 8], [4, 'bob', 8], [5, 'eve', 0], [5, 'fay', 0]], // oxfmt-ignore
    ])
  })

  test('compares only those who are equal by everything before it', () => {
    // dan won a game, so three are left: as before. By small points ann 35, cid 32, bob 22: nobody is left to compare.
    expect(scores({ ...scheme, tieBreaks: ['won', 'direct'] }, sheets).slice(0, 4)).toEqual([
      ...[[1, 'dan', 8], [2, 'cid', 8], [3, 'ann', 8], [4, 'bob', 8]], // oxfmt-ignore
    ])
    expect(scores({ ...scheme, tieBreaks: ['small', 'direct'] }, sheets).slice(0, 4)).toEqual([
      ...[[1, 'ann', 8], [2, 'cid', 8], [3, 'bob', 8], [4, 'dan', 8]], // oxfmt-ignore
    ])
  })

  test('leaves out players without a place', () => {
    // cid has one event and no place. Of the others only ann and bob have met: 1 and −1.
    const two = { ...points, minimum: { ...points.minimum, events: 2 } }
    const more = sheet('e4', '2026-04-10', ['ann 1 1 1 0 0 9', 'dan 2 1 1 0 0 9'])
    const alone = sheet('e2', '2026-02-10', ['bob 1 1 1 5 12 9', 'eve 1 1 3 0 0 9'])
    const cid = sheet('e1', '2026-01-10', [
      ...['ann 1 1 1 5 30 9', 'bob 1 1 2 3 10 9', 'cid 2 1 1 8 20 9', 'ann 2 1 2 3 5 9'], // oxfmt-ignore
    ])
    const all = [cid, alone, sheets[2] as (typeof sheets)[number], more]
    expect(scores({ ...scheme, count: two, tieBreaks: ['direct'] }, all).slice(0, 4)).toEqual([
      ...[[1, 'ann', 8], [2, 'dan', 8], [3, 'bob', 8], [null, 'cid', 8]], // oxfmt-ignore
    ])
  })

  test('is the same in a counting that grows, and after an event is withdrawn', () => {
    const of: Scheme = { ...scheme, tieBreaks: ['direct'] }
    const growing = startCount(of, season(sheets.slice(0, 1)))
    if ('refused' in growing) throw new Error(growing.refused)
    expect(growing.change(sheets.slice(1), [], '2026-12-31')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of, sheets).result)
    expect(growing.change([], ['here/e1'], '2026-12-31')).toBeUndefined()
    expect(growing.result()).toEqual(counted(of, sheets.slice(1)).result)
  })

  test('does not compare lists without a table', () => {
    const first = sheet('e1', '2026-01-10', ['ann 1 0 1 5 30 9', 'bob 1 0 2 5 10 9'])
    expect(scores({ ...scheme, tieBreaks: ['direct'] }, [first]).map(([place]) => place)).toEqual([1, 1])
  })
})

describe('a lot', () => {
  const seed = '3-7-12-28-31-45'
  const of: Scheme = { ...scheme, tieBreaks: ['won', 'lot'], seed }
  const sheets = [
    sheet('e1', '2026-01-10', ['ann 1 1 1 5 5 9', 'bob 1 1 1 5 5 9', 'cid 1 1 1 5 5 9', 'dan 1 1 1 5 5 9']),
  ]

  test('is the larger SHA-256 of seed and id, as anybody can repeat it', () => {
    // printf '["lot","3-7-12-28-31-45","ann"]' | sha256sum
    // ann c2f4…, bob 6432…, cid 354e…, dan 6b64…
    expect(scores(of, sheets)).toEqual([
      ...[[1, 'ann', 5], [2, 'dan', 5], [3, 'bob', 5], [4, 'cid', 5]], // oxfmt-ignore
    ])
  })

  test('stays the same whoever else takes part, and only decides between equals', () => {
    const later = event('e2', '2026-02-10', { cid: 1, eve: 5 })
    // eve has as many points as three others, and won a game.
    expect(scores(of, [...sheets, later])).toEqual([
      ...[[1, 'cid', 6], [2, 'eve', 5], [3, 'ann', 5], [4, 'dan', 5], [5, 'bob', 5]], // oxfmt-ignore
    ])
  })

  test('decides between teams by their names', () => {
    const players = [player('ann', { team: 'Team a' }), player('bob', { team: 'Team b' })]
    const [first] = sheets as [(typeof sheets)[number]]
    const { teams } = counted(
      { ...of, tieBreaks: ['direct', 'lot'], teams: { of: 'team', per: 'event', counting: 1 } },
      [{ ...first, sheet: { ...first.sheet, players: [...players, player('cid'), player('dan')] } }],
    ).result
    // Team a 3045…, Team b 7487…
    expect(teams.map(({ place, name }) => [place, name])).toEqual([
      [1, 'Team b'],
      [2, 'Team a'],
    ])
  })

  test.each<[string, Scheme, readonly string[]]>([
    ['without a seed', { ...scheme, tieBreaks: ['lot'] }, ['MISSING seed']],
    ['with an empty seed', { ...scheme, tieBreaks: ['lot'], seed: ' ' }, ['MISSING seed']],
    ['before other tie-breaks', { ...scheme, tieBreaks: ['lot', 'won'], seed }, ['CONTRADICTS tieBreaks.1']],
    ['that is not a tie-break, but has a seed', { ...scheme, seed }, ['CONTRADICTS seed']],
  ])('%s is refused', (_, wrong, found) => {
    expect(wrongWith(wrong)).toEqual(found)
  })
})
