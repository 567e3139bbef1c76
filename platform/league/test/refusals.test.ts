import type { LeagueActInput } from '@stolik/contract/league/acts'
import { expect, it } from 'vitest'
import { leagueRefusals } from '../src/model/refusal.js'
import { unitsOf } from '../src/model/units.js'
import { all, day, open, result, rules, team } from './league.js'

const started = () =>
  all(
    open(),
    { create: { rules: rules() } },
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
            ['a', 'c'],
            ['b', 'd'],
          ],
        ].map((pairs, n) => ({
          matches: pairs.map((teams) => ({ teams, starts: day(1 + 7 * n), place: 'Remiza' })),
        })),
      },
    },
    result('first-1-1', { a: [3, 2], b: [1, 1] }),
  )

const because = 'Because.'
const drawn = { division: 'first', seed: 's', size: 2, days: [{ starts: day(1) }] }

/** Acts at the wrong moment, about something wrong, or twice. */
const wrong: readonly (readonly [string, LeagueActInput, string])[] = [
  ['a league that exists', { create: { rules: rules() } }, 'LEAGUE_TAKEN'],
  ['no name', { amend: { rules: rules({ name: ' ' }), reason: because } }, 'MALFORMED'],
  ['no reason', { amend: { rules: rules(), reason: '' } }, 'MALFORMED'],
  [
    'promotion from the first division',
    { amend: { rules: rules({ divisions: [{ division: 'first', name: 'I', up: 1 }] }), reason: because } },
    'MALFORMED',
  ],
  [
    'a division left out',
    { amend: { rules: rules({ divisions: [{ division: 'other', name: 'I' }] }), reason: because } },
    'DIVISION_HAS_TEAMS',
  ],
  [
    'no scale for the fixtures',
    { amend: { rules: rules({ scales: [{ teams: 3, places: [3, 2, 1] }] }), reason: because } },
    'NO_SCALE',
  ],
  [
    'a scale that rises',
    { amend: { rules: rules({ scales: [{ teams: 2, places: [0, 3] }] }), reason: because } },
    'BAD_RULES',
  ],
  ['lots without a seed', { amend: { rules: rules({ tieBreaks: ['LOT'] }), reason: because } }, 'BAD_RULES'],
  [
    'something after a lot',
    { amend: { rules: rules({ tieBreaks: ['LOT', 'SMALL'], seed: '1' }), reason: because } },
    'BAD_RULES',
  ],
  [
    'a point that no list has',
    { amend: { rules: rules({ walkover: { points: 0.01 } }), reason: because } },
    'MALFORMED',
  ],
  ['an id with a space', team('a b'), 'MALFORMED'],
  ['a name taken', team('e', { name: 'A' }), 'NAME_TAKEN'],
  ['a player of another team', team('e', { players: ['a1'] }), 'PLAYER_TAKEN'],
  ['a strange division', team('e', { division: 'third' }), 'UNKNOWN_DIVISION'],
  ['a team with fixtures', { removeTeam: { team: 'a' } }, 'FIXTURES_MADE'],
  ['a strange team', { removeTeam: { team: 'x' } }, 'UNKNOWN_TEAM'],
  ['a draw after a result', { draw: drawn }, 'PLAYED'],
  ['a draw for tables of five', { draw: { ...drawn, size: 5 } }, 'MALFORMED'],
  [
    'fixtures without a played match',
    {
      fixtures: { division: 'first', days: [{ matches: [{ teams: ['c', 'd'], starts: null, place: '' }] }] },
    },
    'PLAYED',
  ],
  [
    'a team against itself',
    {
      fixtures: { division: 'first', days: [{ matches: [{ teams: ['c', 'c'], starts: null, place: '' }] }] },
    },
    'BAD_MATCH',
  ],
  [
    'two matches on a day',
    {
      fixtures: {
        division: 'first',
        days: [
          {
            matches: [
              ['a', 'b'],
              ['b', 'c'],
            ].map((teams) => ({ teams, starts: null, place: '' })),
          },
        ],
      },
    },
    'TEAM_TWICE',
  ],
  ['a strange match', { moveBack: { match: 'first-9-9', reason: because } }, 'UNKNOWN_MATCH'],
  ['a match that was not moved', { moveBack: { match: 'first-1-2', reason: because } }, 'NOT_MOVED'],
  ['a played match', { postpone: { match: 'first-1-1', starts: day(9), reason: because } }, 'PLAYED_ALREADY'],
  ['a result twice', result('first-1-1', { a: [3], b: [1] }), 'REASON_NEEDED'],
  ['a result of others', result('first-1-2', { a: [3], b: [1] }), 'TEAMS_DIFFER'],
  ['a result of one team', result('first-1-2', { c: [3] }, { absent: ['d'] }), 'ONE_TEAM'],
  ['a team without players', result('first-1-2', { c: [3], d: [] }), 'NO_PLAYERS'],
  ['too many players', result('first-1-2', { c: [1, 1, 1, 1, 1], d: [1] }), 'TOO_MANY_PLAYERS'],
  ['a stranger', result('first-1-2', { c: [1, 1, 1, 1], d: [1] }), 'NOT_IN_LINE_UP'],
  [
    'a walkover of two teams',
    { walkover: { match: 'first-1-2', absent: [], reason: because } },
    'NOT_A_WALKOVER',
  ],
  ['no result to annul', { annul: { match: 'first-1-2', reason: because } }, 'NOT_PLAYED'],
  [
    'a withdrawal before a result',
    { withdraw: { team: 'a', from: day(1), reason: because } },
    'PLAYED_SINCE',
  ],
  ['a team that is there', { reinstate: { team: 'a', reason: because } }, 'NOT_WITHDRAWN'],
  ['a strange penalty', { revoke: { n: 1, reason: because } }, 'UNKNOWN_NUMBER'],
  ['an end too early', { close: {} }, 'UNPLAYED'],
  ['a season that is not closed', { reopen: { reason: because } }, 'NOT_CLOSED'],
]

it.each(wrong)('refuses %s, and changes nothing', (_, act, code) => {
  const club = started()
  const before = club.state()
  const refusal = club.act(act)
  expect(refusal?.refused).toBe(code)
  expect(leagueRefusals).toHaveProperty(code)
  expect(club.state()).toBe(before)
})

it.each<LeagueActInput>([
  { amend: { rules: rules(), reason: ' ' } },
  { postpone: { match: 'first-1-2', starts: day(9), reason: ' ' } },
  { walkover: { match: 'first-1-2', absent: ['c'], reason: ' ' } },
  { annul: { match: 'first-1-1', reason: ' ' } },
  { withdraw: { team: 'c', from: day(9), reason: ' ' } },
  { penalty: { team: 'a', points: -1, reason: ' ' } },
  { rank: { division: 'first', teams: ['a', 'b'], reason: ' ' } },
])('wants a reason that says something: %j', (act) => {
  const club = started()
  const before = club.state()
  expect(club.act(act)).toMatchObject({ refused: 'MALFORMED', args: { field: 'reason' } })
  expect(club.state()).toBe(before)
})

it('wants a reason for what takes something back, too', () => {
  const club = all(
    started(),
    { penalty: { team: 'a', points: -1, reason: because } },
    { withdraw: { team: 'c', from: day(9), reason: because } },
    { postpone: { match: 'first-1-2', starts: day(5), reason: because } },
  )
  for (const act of [
    { revoke: { n: 1, reason: ' ' } },
    { reinstate: { team: 'c', reason: ' ' } },
    { moveBack: { match: 'first-1-2', reason: ' ' } },
  ] satisfies LeagueActInput[])
    expect(club.act(act)).toMatchObject({ refused: 'MALFORMED', args: { field: 'reason' } })
})

it('lets a team withdraw once, and takes a penalty back once', () => {
  const club = all(
    started(),
    { withdraw: { team: 'c', from: day(9), reason: because } },
    { penalty: { team: 'a', points: -1, reason: because } },
    { revoke: { n: 1, reason: because } },
  )
  expect(club.act({ withdraw: { team: 'c', from: day(16), reason: because } })?.refused).toBe('WITHDRAWN')
  expect(club.act({ revoke: { n: 1, reason: because } })?.refused).toBe('REVOKED')
})

it('has at most forty teams in a division', () => {
  const ids = Array.from({ length: 40 }, (_, n) => `t${n}`)
  const club = all(open(), { create: { rules: rules() } }, ...ids.map((id) => team(id)))
  expect(club.act(team('one-more'))).toEqual({ refused: 'FULL', args: { most: 40 } })
})

it.each([
  [0.33, 20],
  [0.67, 40],
  [-0.33, -20],
  [2.5, 150],
])('counts %d points as %d sixtieths', (points, units) => expect(unitsOf(points)).toBe(units))

it('does an act once, however often it is sent, and refuses one that somebody else has overtaken', () => {
  const club = started()
  const seen = club.state().length
  const penalty = { penalty: { team: 'a', points: -1, reason: because } }
  expect(club.act(penalty, { op: 'mine', expectedSeq: seen })).toBeUndefined()
  expect(club.act(penalty, { op: 'mine', expectedSeq: seen })).toBeUndefined()
  expect(club.state().penalties).toHaveLength(1)
  expect(club.act(penalty, { op: 'other', expectedSeq: seen })?.refused).toBe('OVERTAKEN')
  expect(club.act(penalty, { op: 'other', expectedSeq: seen + 1 })).toBeUndefined()
  expect(club.state().penalties).toHaveLength(2)
})

it('lets nobody play for two teams unless the rules allow transfers', () => {
  const moved = (transfers: boolean) => {
    const club = all(
      started(),
      { amend: { rules: rules({ transfers }), reason: because } },
      team('a', { players: ['a2', 'a3'] }),
      team('c', { players: ['a1', 'c1'] }),
    )
    return club.act({
      result: {
        match: 'first-1-2',
        teams: [
          { team: 'c', players: [{ person: 'a1', points: 1 }] },
          { team: 'd', players: [{ person: 'd1', points: 1 }] },
        ],
      },
    })
  }
  expect(moved(true)).toBeUndefined()
  expect(moved(false)).toEqual({ refused: 'PLAYED_FOR', args: { person: 'a1', team: 'A' } })
})

it('moves a match, with its history, and moves it back', () => {
  const club = all(
    started(),
    { postpone: { match: 'first-2-1', starts: null, reason: 'Snow.' } },
    { postpone: { match: 'first-2-1', starts: day(20), place: 'Szkoła', reason: 'A date is found.' } },
  )
  expect(club.state().matches.get('first-2-1')).toMatchObject({
    starts: day(20),
    place: 'Szkoła',
    moves: [
      { starts: day(8), place: 'Remiza', reason: 'Snow.' },
      { starts: null, place: 'Remiza', reason: 'A date is found.' },
    ],
  })
  all(club, { moveBack: { match: 'first-2-1', reason: 'Sun.' } })
  expect(club.state().matches.get('first-2-1')).toMatchObject({ starts: day(8), place: 'Remiza' })
})
