/** What a gateway publishes of a league: as data, tables, papers and a calendar. */
import { publishedLeague, type PublishedLeague } from '@stolik/contract/published/league'
import { leagueRules } from '@stolik/contract/league/rules'
import { decide } from '@stolik/league/decide/decide'
import { drawFixtures } from '@stolik/league/draw/draw'
import { fold } from '@stolik/league/fold/fold'
import type { Act } from '@stolik/league/model/entry'
import type { LeagueState } from '@stolik/league/model/state'
import { verify } from '@stolik/league/verify/verify'
import { locales } from '@stolik/core'
import { parse, safeParse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { word } from '../../src/print/words/index.js'
import { fakeTime, testApp, type App } from '../help.js'
import { person } from '../ranking/kept.js'
import { readable } from '../event/print/readable.js'
import { newLeagues, newRankings } from '../stores.js'

const long = 'Towarzystwo Baśki „Żółta Łódź” w Kłodawie'
const day = (n: number): number => Date.UTC(2026, 8, n, 16)
const rules = parse(leagueRules, {
  name: 'Liga Kaszubska',
  season: '2026/27',
  game: 'tiny',
  profile: 'plain',
  divisions: [
    { division: 'first', name: 'I liga', down: 1 },
    { division: 'second', name: 'II liga', up: 1 },
  ],
  players: 4,
  counting: 2,
  walkover: { points: 3 },
  tieBreaks: ['SMALL'],
  withdrawal: 'KEEP',
  scales: [
    { teams: 2, places: [3, 0], draw: 1 },
    { teams: 3, places: [3, 2, 1] },
  ],
})
const team = (id: string, division: string, name: string): Act => ({
  kind: 'team',
  team: id,
  division,
  name,
  club: '',
  home: 'Sala',
  players: [`${id}1`, `${id}2`],
})
const result = (match: string, points: Readonly<Record<string, readonly number[]>>): Act => ({
  kind: 'result',
  match,
  source: null,
  absent: [],
  reason: null,
  teams: Object.entries(points).map(([id, own]) => ({
    team: id,
    players: own.map((one, n) => ({ person: `${id}${n + 1}`, points: one })),
  })),
})
const drawn = {
  seed: '3-7-12',
  size: 3,
  teams: ['a', 'b', 'c'],
  days: [1, 8, 15].map((n) => ({ starts: day(n), places: ['Remiza'] })),
}
const acts: readonly Act[] = [
  { kind: 'create', rules, after: null },
  team('a', 'first', long),
  team('b', 'first', 'Klub Brda'),
  team('c', 'first', 'Klub Cedron'),
  team('d', 'second', 'Klub Dunaj'),
  team('e', 'second', 'Klub Elbląg'),
  {
    kind: 'draw',
    division: 'first',
    seed: drawn.seed,
    size: drawn.size,
    days: drawn.days,
    made: drawFixtures(drawn, () => 'Sala'),
  },
  {
    kind: 'fixtures',
    division: 'second',
    days: [{ matches: [{ teams: ['d', 'e'], starts: day(1), place: 'Szkoła' }] }],
  },
  result('first-1-1', { a: [100.5, 50], b: [100, 50.5], c: [90, 10] }),
  { kind: 'postpone', match: 'first-2-1', starts: day(20), place: null, reason: 'Śnieg.' },
  { kind: 'postpone', match: 'first-3-1', starts: null, place: null, reason: 'Sala zajęta.' },
  { kind: 'penalty', team: 'b', points: -1, small: 0, reason: 'Lista za późno.', clause: '§ 7' },
  { kind: 'walkover', match: 'second-1-1', absent: ['e'], reason: 'Nikt nie przyjechał.' },
]

let app: App
const leagues = newLeagues()
const register = newRankings()
beforeAll(async () => {
  let state: LeagueState | undefined
  for (const [n, act] of acts.entries()) {
    const request = { league: 'liga', by: 'ola', op: `${n}`, expectedSeq: null, before: undefined }
    const decided = decide(state, act, request)
    if ('refused' in decided) throw new Error(JSON.stringify(decided))
    const entries = decided.entries.map((entry) => ({ at: day(1) + n, by: 'ola', op: `${n}`, entry }))
    await leagues.append({ league: 'liga', expected: state?.length ?? 0, entries })
    state = fold('liga', state, entries)
  }
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    for (const n of [1, 2])
      await register.savePerson(person(`${id}${n}`, { name: `=Grôcz ${id}${n}`, club: null }))
  app = await testApp({ leagues, rankings: register, time: fakeTime(day(2)) })
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

it('the JSON has the published form, counts to the same again, and answers with an ETag', async () => {
  const answer = await get('/leagues/liga/league.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=15',
  })
  const league = answer.json<PublishedLeague>()
  expect(safeParse(publishedLeague, league).issues).toBeUndefined()
  expect(verify(league)).toBeUndefined()
  expect(league.people).toContainEqual({ person: 'a1', name: '=Grôcz a1', club: null })
  const again = await get('/leagues/liga/league.json', { 'if-none-match': answer.headers.etag })
  expect(again.statusCode).toBe(304)
  expect((await get('/leagues/list.json')).json()).toMatchObject({
    leagues: [{ league: 'liga', phase: 'RUNNING', teams: 5 }],
  })
})

it('what does not exist is refused with a code', async () => {
  for (const [url, status, code] of [
    ['/leagues/none/league.json', 404, 'UNKNOWN_LEAGUE'],
    ['/leagues/liga/other.json', 404, 'MALFORMED'],
    ['/leagues/liga/constructor', 404, 'MALFORMED'],
    ['/leagues/L%20L/league.json', 400, 'MALFORMED'],
  ] as const) {
    const answer = await get(url)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  }
})

it('a table for programs has fixed headings, and one for Polish Excel semicolons and commas', async () => {
  const [own, polish] = [await get('/leagues/liga/table.csv'), await get('/leagues/liga/table.csv?lang=pl')]
  const [head, first] = own.body.split('\r\n')
  expect(head).toBe(
    '\uFEFFdivision,place,team,played,won,drawn,lost,points,small,adjusted,moves,league,season,hash',
  )
  // 150.5 each: 2.5 match points each, and one taken from Brda.
  expect(first).toMatch(
    /^I liga,1,Towarzystwo Baśki „Żółta Łódź” w Kłodawie,1,0,1,0,2.5,150.5,0,0,Liga Kaszubska,/,
  )
  expect(polish.body.split('\r\n')[0]).toMatch(/^\uFEFFLiga;Miejsce;Drużyna;Mecze;/)
  expect(polish.body).toContain(';2,5;150,5;')
  const results = (await get('/leagues/liga/results.csv')).body
  // A name that a spreadsheet would run as a formula.
  expect(results).toContain("'=Grôcz a1,100.5,1,")
  expect(results).toMatch(/II liga,1,2026-09-01,Szkoła,second-1-1,WALKOVER,2,Klub Elbląg,0,0,,,,/)
})

it('a calendar has every match with a date; one whose date is open again is cancelled', async () => {
  const { body } = await get('/leagues/liga/season.ics?lang=pl')
  const events = body.split('BEGIN:VEVENT').slice(1)
  expect(events).toHaveLength(4)
  const of = (id: string): string =>
    (events.find((one) => one.includes(`UID:league-liga-${id}@stolik`)) ?? '').replaceAll('\r\n ', '')
  expect(of('first-2-1')).toContain('DTSTART:20260920T160000Z')
  expect(of('first-2-1')).toContain('SEQUENCE:1')
  expect(of('first-3-1')).toContain('STATUS:CANCELLED')
  expect(of('second-1-1')).toContain('Klub Dunaj 3 – Klub Elbląg 0')
  expect((await get('/leagues/none/season.ics')).statusCode).toBe(404)
})

it.each(locales)('table and fixtures are printed in %s, with whole names', async (locale) => {
  for (const part of ['table', 'fixtures']) {
    const answer = await get(`/leagues/liga/${part}.pdf?lang=${locale}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-language']).toBe(locale)
    const text = readable(answer.rawPayload).join('\n').replaceAll(/\s+/g, ' ')
    expect(text).toContain('Liga Kaszubska')
    for (const word of ['„Żółta', 'Kłodawie', 'Cedron', 'Elbląg']) expect(text).toContain(word)
    expect(text).not.toMatch(/league\.|\{\w+\}/)
    expect(text).toContain(part === 'table' ? 'Lista za późno.' : 'Śnieg.')
    // The season still runs.
    expect(text.includes(word(locale, 'league.downNow'))).toBe(part === 'table')
  }
})

it('files are paid for once, and what is asked for too often is refused', async () => {
  const limited = await testApp({ leagues, rankings: register, time: fakeTime(day(2)), rate: 600 })
  const statuses: number[] = []
  // Each language is another file; ten papers may be made in ten seconds.
  for (const part of ['table', 'fixtures'])
    for (const locale of locales)
      statuses.push((await limited.inject({ url: `/leagues/liga/${part}.pdf?lang=${locale}` })).statusCode)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  // What is made already costs nothing.
  expect((await limited.inject({ url: `/leagues/liga/table.pdf?lang=${locales[0]}` })).statusCode).toBe(200)
  await limited.close()
})
