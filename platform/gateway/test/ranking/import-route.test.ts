/** Importing large files: the gateway reports progress, and answers others meanwhile. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type Asker } from '../help.js'
import { official } from '../event/gateway.js'
import { keyOf } from './desk.js'
import { person } from './kept.js'
import { newAccounts, newRankings } from '../stores.js'

const accounts = newAccounts()
const store = newRankings()
let app: FastifyInstance
let boss: Asker

beforeAll(async () => {
  const key = keyOf('League of the valley')
  app = await testApp({ accounts, rankings: store, signingKeys: [key] })
  boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION')
  const { association } = key.public
  for (let i = 0; i < 500; i++) {
    const licences = [{ of: association, number: `M${i}`, from: '2020-01-01', until: null }]
    await store.savePerson(person(`m${i}`, { name: `Player ${i}`, licences }))
  }
})
afterAll(() => app.close())

/**
 * With `npm run soak` the largest file allowed, otherwise half of it: events of 500 players, and one row with a letter in a
 * number.
 */
const all = process.env['STOLIK_SOAK'] === '1' ? 100_000 : 50_000
const bad = all * 0.75 + 276

const file = [
  'event;date;licence;name;table;points',
  ...Array.from({ length: all }, (_, i) => {
    const [event, who] = [Math.floor(i / 500), i % 500]
    const points = i === bad ? '1O0' : (who * 7 + event * 13) % 1500
    const date = `2027-03-${String(1 + (event % 28)).padStart(2, '0')}`
    return `e${event};${date};M${who};Player ${who};${1 + Math.floor(who / 4)};${points}`
  }),
].join('\n')

interface Line {
  readonly rows?: number
  readonly of?: number
  readonly done?: { readonly seen: string; readonly rows: number }
  readonly refused?: { readonly code: string }
}

async function send(text: string, take: object | null): Promise<readonly Line[]> {
  const response = await app.inject({
    method: 'POST',
    url: '/files/ranking/import',
    headers: { authorization: `Bearer ${boss.token ?? ''}`, accept: 'application/x-ndjson' },
    payload: {
      file: Buffer.from(text).toString('base64'),
      encoding: 'utf-8',
      source: 'paper',
      game: 'tiny',
      take,
      decisions: [],
      different: [],
      defaults: {
        event: null,
        date: null,
        title: null,
        kind: 'tournament',
        organiser: 'Club',
        region: null,
        profile: 'plain',
        hands: 12,
      },
    },
  })
  expect(response.statusCode).toBe(200)
  return response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

test('a file with many thousand rows and a bad one reports it, and is taken without it, while others are answered', async () => {
  let over = false
  const sending = send(file, null).finally(() => (over = true))
  let answered = 0
  for (; !over; answered++) {
    await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ games { id } }' } })
  }
  const lines = await sending
  expect(answered).toBeGreaterThan(10)
  expect(lines[0]).toEqual({ rows: 0, of: all })
  expect(lines.at(-2)).toEqual({ rows: all, of: all })
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.at(-1)).toMatchObject({
    done: {
      rows: all,
      bad: [{ line: bad + 2, code: 'BAD_CELL', message: '“1O0” is not valid in column “points”' }],
    },
  })
  const take = { seen: lines.at(-1)?.done?.seen, rest: false, replace: false }
  expect((await send(file, take)).at(-1)).toMatchObject({ refused: { code: 'BAD_ROWS' } })
  expect(await store.currentSheets('tiny', '2027-01-01', '2027-12-31')).toEqual([])
  const taken = (await send(file, { ...take, rest: true })).at(-1)
  expect(taken).toMatchObject({ done: { rows: all - 1, bad: [{ line: bad + 2 }] } })
  expect(await store.currentSheets('tiny', '2027-01-01', '2027-12-31')).toHaveLength(all / 500)
}, 120_000)
