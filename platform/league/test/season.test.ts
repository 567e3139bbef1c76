import { leagueHash } from '@stolik/contract/published/league'
import { expect, it } from 'vitest'
import { nextRules, nextTeams } from '../src/count/next.js'
import { tableOf } from '../src/count/table.js'
import { contentOf } from '../src/publish/publish.js'
import { verify } from '../src/verify/verify.js'
import { all, day, open, result, rowsOf, rules, team } from './league.js'

/**
 * Three clubs and four match days, computed by hand. The best two of a team count; 3-2-1 by place.
 *
 * | day | Gdynia        | Kartuzy       | Żory          |
 * | --- | ------------- | ------------- | ------------- |
 * | 1   | 700+500  = 1200, 3 | 600+300 = 900, 2  | 400+350 = 750, 1 |
 * | 2   | 300+200  = 500, 1  | 650+450 = 1100, 2.5 | 600+500 = 1100, 2.5 |
 * | 3   | absent: 0, 0  | 500+500 = 1000, 3 | 480+320 = 800, 2 |
 * | 4   | 900+100 = 1000, 3 | 200+150 = 350, 1 | 450+400 = 850, 2 |
 *
 * Gdynia 7 and 2700, Kartuzy 8.5 and 3350, Żory 7.5 and 3500. A penalty takes one match point from Kartuzy: 7.5 and 3350, so small
 * points put Żory before it.
 */
const season = () =>
  all(
    open(),
    { create: { rules: rules() } },
    team('gdynia'),
    team('kartuzy'),
    team('zory'),
    {
      draw: {
        division: 'first',
        seed: '3-7-12',
        size: 3,
        days: [1, 8, 15, 22].map((n) => ({ starts: day(n), places: ['Remiza'] })),
      },
    },
    result('first-1-1', { gdynia: [500, 700, 120], kartuzy: [600, 300], zory: [400, 350, 340] }),
    result('first-2-1', { gdynia: [300, 200], kartuzy: [650, 450], zory: [600, 500] }),
    { postpone: { match: 'first-3-1', starts: day(17), place: 'Świetlica', reason: 'Snow.' } },
    result('first-3-1', { kartuzy: [500, 500], zory: [480, 320] }, { absent: ['gdynia'] }),
    result('first-4-1', { gdynia: [900, 100], kartuzy: [200, 150], zory: [450, 400] }),
    { penalty: { team: 'kartuzy', points: -1, reason: 'Late list.', clause: '§ 7' } },
  )

it('a season of three clubs and four match days comes to what was computed by hand', () => {
  const { table } = tableOf(season().state(), 'first')
  expect(rowsOf(table)).toEqual([
    [1, 'zory', 4, 7.5, 3500],
    [2, 'kartuzy', 4, 7.5, 3350],
    [3, 'gdynia', 4, 7, 2700],
  ])
  expect(table.rows.map(({ won, drawn, lost, places }) => [won, drawn, lost, ...places])).toEqual([
    [0, 1, 3, 1, 2, 1, 0],
    [1, 1, 2, 2, 1, 1, 0],
    [2, 0, 2, 2, 0, 2, 0],
  ])
  expect(table.rows.map(({ ahead }) => ahead)).toEqual([{ by: 'SMALL', own: 3500, other: 3350 }, null, null])
  expect(table.rows[1]).toMatchObject({ adjusted: -1, adjustedSmall: 0 })
})

it('a correction replaces a result, a revoked penalty counts nothing, and an annulled match is open again', () => {
  const club = season()
  expect(club.act(result('first-4-1', { gdynia: [0], kartuzy: [1], zory: [2] }))?.refused).toBe(
    'REASON_NEEDED',
  )
  all(
    club,
    result(
      'first-4-1',
      { gdynia: [200, 150], kartuzy: [900, 100], zory: [450, 400] },
      { reason: 'Rows swapped.' },
    ),
    { revoke: { n: 1, reason: 'The list was there.' } },
  )
  // Gdynia 3+1+0+1, Kartuzy 2+2.5+3+3, Żory 1+2.5+2+2.
  expect(rowsOf(tableOf(club.state(), 'first').table)).toEqual([
    [1, 'kartuzy', 4, 10.5, 4000],
    [2, 'zory', 4, 7.5, 3500],
    [3, 'gdynia', 4, 5, 2050],
  ])
  const [, , , last] = contentOf(club.state()).matches
  expect(last?.result).toMatchObject({ kind: 'PAPER', corrections: 1, reason: 'Rows swapped.' })
  all(club, { annul: { match: 'first-4-1', reason: 'Played by the wrong rules.' } })
  expect(tableOf(club.state(), 'first').table.rows.map(({ played }) => played)).toEqual([3, 3, 3])
  expect(club.act({ close: {} })).toEqual({ refused: 'UNPLAYED', args: { matches: 1, match: 'first-4-1' } })
})

it('a team that withdraws is left out of all matches, or its later matches are walkovers, as the rules say', () => {
  const pairs = (withdrawal: 'KEEP' | 'DROP') =>
    all(
      open(),
      { create: { rules: rules({ withdrawal }) } },
      ...['a', 'b', 'c'].map((id) => team(id)),
      {
        fixtures: {
          division: 'first',
          days: [
            ['a', 'b'],
            ['b', 'c'],
            ['a', 'c'],
          ].map((teams, n) => ({ matches: [{ teams, starts: day(1 + 7 * n), place: '' }] })),
        },
      },
      result('first-1-1', { a: [100, 90], b: [80, 70] }),
      { withdraw: { team: 'a', from: day(10), reason: 'Too few players.' } },
      result('first-2-1', { b: [50, 40], c: [60, 10] }),
    )
  // Kept: a 3 by its win; the match a–c is a walkover for c, with 100 small points.
  const remaining = pairs('KEEP')
  expect(rowsOf(tableOf(remaining.state(), 'first').table)).toEqual([
    [1, 'b', 2, 3, 240],
    [2, 'c', 2, 3, 170],
    [null, 'a', 2, 3, 190],
  ])
  expect(remaining.act({ close: {} })).toBeUndefined()
  // Left out: only b–c was ever played.
  const dropped = pairs('DROP')
  expect(rowsOf(tableOf(dropped.state(), 'first').table)).toEqual([
    [1, 'b', 1, 3, 90],
    [2, 'c', 1, 0, 70],
    [null, 'a', 0, 0, 0],
  ])
  all(dropped, { reinstate: { team: 'a', reason: 'They found players.' } })
  expect(rowsOf(tableOf(dropped.state(), 'first').table)).toEqual([
    [1, 'b', 2, 3, 240],
    [2, 'a', 1, 3, 190],
    [3, 'c', 1, 0, 70],
  ])
})

it('two teams go up and down, and the next season begins with them there', () => {
  const club = all(
    open(),
    {
      create: {
        rules: rules({
          divisions: [
            { division: 'first', name: 'I liga', down: 1 },
            { division: 'second', name: 'II liga', up: 1 },
          ],
        }),
      },
    },
    ...['a', 'b'].map((id) => team(id)),
    ...['c', 'd', 'e'].map((id) => team(id, { division: 'second' })),
    {
      fixtures: {
        division: 'first',
        days: [{ matches: [{ teams: ['a', 'b'], starts: null, place: '' }] }],
      },
    },
    {
      fixtures: {
        division: 'second',
        days: [{ matches: [{ teams: ['c', 'd', 'e'], starts: null, place: '' }] }],
      },
    },
    result('first-1-1', { a: [10], b: [20] }),
    result('second-1-1', { c: [5], d: [7], e: [7] }),
  )
  // d and e are equal, and only one of them goes up.
  expect(club.act({ close: {} })).toEqual({
    refused: 'UNDECIDED',
    args: { division: 'II liga', teams: 'D, E' },
  })
  all(club, { rank: { division: 'second', teams: ['e', 'd'], reason: 'Play-off 12:8.' } }, { close: {} })
  const tables = ['first', 'second'].map((division) => tableOf(club.state(), division).table.rows)
  expect(tables.map((rows) => rows.map(({ team: id, moves }) => [id, moves]))).toEqual([
    [
      ['b', 0],
      ['a', -1],
    ],
    [
      ['e', 1],
      ['d', 0],
      ['c', 0],
    ],
  ])
  expect(tables[1]?.[0]?.ahead).toEqual({ by: 'RANKED', own: 0, other: 0 })
  expect(club.act(team('f'))?.refused).toBe('CLOSED')
  expect(nextTeams(club.state()).map(({ team: id, division }) => [id, division])).toEqual([
    ['a', 'second'],
    ['b', 'first'],
    ['c', 'second'],
    ['d', 'second'],
    ['e', 'first'],
  ])
  const next = open('next')
  const request = { create: { rules: nextRules(club.state()), after: 'liga' } }
  expect(nextRules(club.state()).season).toBe('2027/28')
  expect(next.act(request)?.refused).toBe('UNKNOWN_LEAGUE')
  expect(next.act(request, { before: club.state() })).toBeUndefined()
  expect(next.state().teams.get('e')).toMatchObject({ division: 'first', players: ['e1', 'e2', 'e3'] })
  all(club, { reopen: { reason: 'A list was found.' } })
  expect(next.act({ close: {} })?.refused).toBe('NO_FIXTURES')
  expect(open('third').act(request, { before: club.state() })?.refused).toBe('NOT_CLOSED')
})

it('what is published counts to the same again, and every changed figure is found', () => {
  const league = contentOf(season().state())
  expect(verify(league)).toBeUndefined()
  const [row, match, drawn, penalty] = [
    league.tables[0]?.rows[0],
    league.matches[0],
    league.draws[0],
    league.penalties[0],
  ]
  if (!row || !match?.result || !drawn || !penalty) throw new Error('nothing to change')
  const others = (of: readonly unknown[]) => of.slice(1) as never[]
  const [team0] = match.result.teams
  const changed: readonly [string, Partial<typeof league>][] = [
    [
      'a row',
      {
        tables: [
          { division: 'first', rows: [{ ...row, points: 8.5 }, ...(league.tables[0]?.rows.slice(1) ?? [])] },
        ],
      },
    ],
    [
      'a player',
      {
        matches: [
          {
            ...match,
            result: {
              ...match.result,
              teams: [{ ...team0, players: [] }, ...others(match.result.teams)] as never,
            },
          },
          ...others(league.matches),
        ],
      },
    ],
    ['a place', { matches: [{ ...match, place: 'Elsewhere' }, ...others(league.matches)] }],
    ['a penalty', { penalties: [{ ...penalty, points: -2 }] }],
    ['a rule', { rules: { ...league.rules, ties: 'BEST' } }],
    ['the hash', { hash: '0'.repeat(64) }],
    ['a seed', { draws: [{ ...drawn, seed: 'another' }] }],
  ]
  for (const [what, change] of changed) {
    const other = { ...league, ...change }
    expect(verify(other), what).toBeDefined()
    // Whoever changes a figure can also write a new hash.
    if (what !== 'the hash') expect(verify({ ...other, hash: leagueHash(other) }), what).toBeDefined()
  }
})
