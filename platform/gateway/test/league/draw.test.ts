/** Fixtures are drawn in a thread: the gateway answers meanwhile, and what it draws is what anybody draws again. */
import { drawFixtures } from '@stolik/league/draw/draw'
import type { Drawn } from '@stolik/league/model/entry'
import { afterEach, expect, test } from 'vitest'
import { drawFixturesInWorker } from '../../src/event/live/draw-in-worker.js'
import { testApp, type App, type Asker } from '../help.js'
import { keyOf } from '../ranking/desk.js'
import { official } from '../event/gateway.js'
import { newAccounts } from '../stores.js'

const rules = {
  name: 'Liga',
  season: '2026/27',
  game: 'tiny',
  profile: 'plain',
  divisions: [{ division: 'first', name: 'I liga' }],
  players: 4,
  counting: 4,
  walkover: { points: 3 },
  tieBreaks: ['SMALL'],
  scales: [
    { teams: 3, places: [3, 2, 1] },
    { teams: 4, places: [3, 2, 1, 0] },
  ],
}
const days = Array.from({ length: 60 }, (_, n) => ({ starts: n, places: [] }))

let app: App
afterEach(() => app.close())

let ops = 0
const act = async (by: Asker, what: object, op = `op${(ops += 1)}`) =>
  by.get<{ code?: string; seq?: number }>(
    `mutation ($op: ID!, $act: LeagueAct!) { leagueAct(league: "liga", op: $op, act: $act) {
      ... on LeagueDone { seq } ... on LeagueRefused { code } } }`,
    { op, act: what },
  )

/** A league of so many teams, which are at home in halls of their own. */
async function opened(teams: number): Promise<Asker> {
  const accounts = newAccounts()
  app = await testApp({ accounts, signingKeys: [keyOf('Liga Kaszubska')] })
  const boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION')
  await act(boss, { create: { rules } })
  for (const id of idsOf(teams))
    await act(boss, {
      team: { team: id, division: 'first', name: id, club: '', home: `Hala ${id}`, players: [] },
    })
  return boss
}
const idsOf = (teams: number): readonly string[] => Array.from({ length: teams }, (_, n) => `t${n + 10}`)

test('a thread draws the same fixtures', async () => {
  const drawn: Drawn = { seed: '3-7-12', size: 4, teams: idsOf(14), days }
  const homes = new Map(drawn.teams.map((team) => [team, `Hala ${team}`]))
  app = await testApp({})
  expect(await drawFixturesInWorker()({ drawn, homes })).toEqual(
    drawFixtures(drawn, (team) => homes.get(team) ?? ''),
  )
})

test('a draw of the largest league blocks nobody', async () => {
  const boss = await opened(40)
  let done = false
  const draw = { draw: { division: 'first', seed: '3-7-12', size: 4, days } }
  const drawing = act(boss, draw, 'once').finally(() => (done = true))
  let answered = 0
  for (; !done; answered++) await boss.get('{ __typename }')
  expect(await drawing).toEqual({ seq: 42 })
  expect(answered).toBeGreaterThan(10)
  interface Shown {
    readonly matches: readonly { readonly place: string; readonly teams: readonly string[] }[]
  }
  const { matches } = await boss.get<Shown>(
    '{ league(id: "liga") { ... on League { matches { place teams } } } }',
  )
  expect(matches).toHaveLength(60 * 10)
  expect(matches.every(({ place, teams }) => teams.some((team) => place === `Hala ${team}`))).toBe(true)
})

test('a draw that is sent again is done once, and one that is refused draws nothing', async () => {
  const boss = await opened(4)
  const draw = { draw: { division: 'first', seed: 's', size: 2, days: days.slice(0, 3) } }
  expect(await act(boss, { draw: { ...draw.draw, division: 'none' } })).toEqual({ code: 'UNKNOWN_DIVISION' })
  expect(await act(boss, { draw: { ...draw.draw, size: 5 } })).toEqual({ code: 'MALFORMED' })
  // Matches of two teams have no scale here.
  expect(await act(boss, draw)).toEqual({ code: 'NO_SCALE' })
  const four = { draw: { ...draw.draw, size: 4 } }
  expect(await act(boss, four, 'first')).toEqual({ seq: 6 })
  const [, ...absent] = idsOf(4)
  const walkover = { walkover: { match: 'first-1-1', absent, reason: 'Snow.' } }
  expect(await act(boss, walkover)).toEqual({ seq: 7 })
  expect(await act(boss, four, 'first')).toEqual({ seq: 7 })
  expect(await act(boss, four)).toEqual({ code: 'PLAYED' })
})
