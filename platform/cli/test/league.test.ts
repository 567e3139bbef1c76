/** `stolik league` on published files: equal, changed, and not a league at all. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leagueHash, type PublishedLeague } from '@stolik/contract/published/league'
import { contentOf, phaseOf } from '@stolik/league/publish/publish'
import { all, day, open, result, rules, team } from '../../league/test/league.js'
import { runStolik, type RunResult } from './run.js'

let folder: string
let league: PublishedLeague
const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content)}\n`)
  return path
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'league-'))
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
    ...['a', 'b', 'c'].map((id) => team(id)),
    ...['d', 'e'].map((id) => team(id, { division: 'second' })),
    {
      draw: {
        division: 'first',
        seed: '3-7-12',
        size: 3,
        days: [1, 8].map((n) => ({ starts: day(n), places: ['Remiza'] })),
      },
    },
    {
      fixtures: {
        division: 'second',
        days: [{ matches: [{ teams: ['d', 'e'], starts: null, place: '' }] }],
      },
    },
    result('first-1-1', { a: [2, 1], b: [1, 1], c: [0.5] }),
    result('second-1-1', { d: [1], e: [1] }),
  )
  const { hash, ...content } = contentOf(club.state())
  league = {
    ...content,
    association: null,
    seq: club.state().length,
    at: 0,
    phase: phaseOf(club.state()),
    people: [],
    hash,
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]): Promise<RunResult> => runStolik(['league', ...args], [])

it('says that a league is equal, or the first difference, whatever hash it bears', async () => {
  const good = await run('verify', file('good.json', league))
  expect(good.code).toBe(0)
  expect(good.out).toMatch(/^equal: Liga Kaszubska 2026\/27, 5 teams, 2 results\n {2}1 draw/)
  const [first, ...others] = league.tables
  const changed = {
    ...league,
    tables: [
      { division: 'first', rows: (first?.rows ?? []).map((row) => ({ ...row, points: row.points + 1 })) },
      ...others,
    ],
  }
  const bad = await run('verify', file('bad.json', { ...changed, hash: leagueHash(changed) }))
  expect(bad.code).toBe(1)
  expect(bad.out).toBe('not equal: tables.0.rows.0.points: the file says 4, counting gives 3')
  expect(JSON.parse((await run('verify', file('good.json', league), '--json')).out)).toEqual({
    equal: true,
    hash: league.hash,
  })
})

it('prints the tables as the results give them', async () => {
  const { out } = await run('table', file('good.json', league))
  expect(out.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'I liga',
    '1 A 1 1 0 0 3 3',
    '2 B 1 0 0 1 2 2',
    '3 C 1 0 0 1 1 0.5 relegated',
    'II liga',
    '1 D 1 0 1 0 1 1',
    '1 E 1 0 1 0 1 1',
  ])
})

it('says what the end of the season waits for', async () => {
  const { code, out } = await run('check', file('good.json', league))
  expect(code).toBe(1)
  expect(out).toMatch(/^first-2-1: (its date is over, and it has no result|it is still to be played) \(/)
  expect(out).toContain('second: equal, and only some of them move: D, E')
})

it('says that a changed file cannot be counted, instead of failing', async () => {
  const without = {
    ...league,
    rules: { ...league.rules, scales: [{ teams: 2, places: [1, 0], draw: null }] },
  }
  expect(await run('table', file('without.json', without))).toMatchObject({
    code: 1,
    out: '',
    errors: [expect.stringContaining('it cannot be counted: no scale for 3 teams') as string],
  })
})

it.each([
  ['no file', ['verify', 'none.json'], 1, 'there is no such file'],
  ['no JSON', ['verify', 'text'], 1, 'there is no league in it'],
  ['another file', ['table', 'other'], 1, 'is missing or not valid'],
  ['no command', ['other', 'good'], 2, 'There is no command “league other”'],
  ['no argument', ['verify'], 2, 'needs one file'],
])('refuses %s', async (_, [name = '', of], code, words) => {
  const files: Readonly<Record<string, string>> = {
    'none.json': join(folder, 'none.json'),
    text: file('text.json', 'Liga'),
    other: file('other.json', { format: 'stolik-league/1' }),
    good: file('good.json', league),
  }
  const answer = await run(name, ...(of === undefined ? [] : [files[of] ?? of]))
  expect([answer.code, answer.errors]).toEqual([code, [expect.stringContaining(words)]])
})
