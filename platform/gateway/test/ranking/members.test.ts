/** Taking lists of members: previewed, all or nothing, once, and by the association only. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Asker } from '../help.js'
import { official } from '../event/gateway.js'
import { isNotRead, readFile } from '@stolik/files/read'
import { workbookForms, workbookOf } from '@stolik/files/write/workbook'
import { keyOf } from './desk.js'
import { person } from './kept.js'
import { newAccounts, newRankings } from '../stores.js'

const key = keyOf('League of the valley')
const { association: of } = key.public
const ola = person('ola', {
  name: 'Ola Nowak',
  club: 'Dolina',
  licences: [{ of, number: '17', from: '2026-01-01', until: null }],
})

let accounts: ReturnType<typeof newAccounts>
let store: ReturnType<typeof newRankings>
let app: FastifyInstance
let boss: Asker

beforeEach(async () => {
  accounts = newAccounts()
  store = newRankings()
  app = await testApp({ accounts, rankings: store, signingKeys: [key] })
  boss = await official({ app, accounts }, 'Boss', 'ASSOCIATION')
  await store.savePerson(ola)
})
afterEach(() => app.close())

interface Answer {
  readonly code?: string
  readonly seen?: string
  readonly counts?: Readonly<Record<string, number>>
  readonly problems?: readonly { readonly line: number; readonly code: string; readonly message: string }[]
  readonly added?: unknown
  readonly doubtful?: readonly { readonly key: string }[]
}

interface Asked {
  readonly take?: object | null
  readonly decisions?: readonly { readonly key: string; readonly person: string }[]
  readonly allNew?: boolean
  readonly token?: string | undefined
  readonly accept?: string
  readonly whole?: boolean
}

const post = (text: string, { token = boss.token, accept = 'application/json', ...more }: Asked = {}) =>
  app.inject({
    method: 'POST',
    url: '/files/ranking/members',
    headers: { authorization: `Bearer ${token ?? ''}`, accept },
    payload: {
      file: Buffer.from(text).toString('base64'),
      encoding: 'utf-8',
      defaults: { from: null, joined: null },
      decisions: [],
      allNew: false,
      take: null,
      ...more,
    },
  })
const send = async (text: string, options?: Asked): Promise<Answer> => (await post(text, options)).json()

const head = 'name;club;joined;licence;from;until'
const list = [head, 'Ola Nowak;Góra;2026-07-01;17;;', 'Jan Kos;Góra;;18;2026-01-01;', 'Ewa Żak;Las;;;;'].join(
  '\n',
)

const acts = async (): Promise<readonly string[]> =>
  (await accounts.acts(null, 20)).flatMap(({ what, about }) => (what === 'RANKING_ACT' ? [about] : []))

describe('a list of members', () => {
  it('that we wrote as a workbook is read whatever its letters look like, and no other list is', async () => {
    const table = {
      name: 'members',
      heads: head.split(';'),
      rows: [['Ida Å‚ck', 'Las', null, null, null, null]],
    }
    for (const form of workbookForms) {
      const read = await readFile(workbookOf(table, form))
      if (isNotRead(read)) throw new Error(read.seems)
      const preview = await send(read.text, { whole: read.own === true })
      expect(preview.added).toMatchObject([{ name: 'Ida Å‚ck', club: 'Las' }])
      expect(await send(read.text)).toMatchObject({
        code: 'BAD_FILE',
        problems: [{ line: 2, code: 'ENCODING' }],
      })
    }
  })

  it('is shown, taken, and changes nothing when it is sent again; the audit says who did it', async () => {
    const preview = await send(list)
    expect(preview.counts).toEqual({ added: 2, changed: 1, same: 0, absent: 0, doubtful: 0, bad: 0 })
    expect(await acts()).toEqual([])
    const take = { seen: preview.seen }
    expect(await send(list, { take })).toEqual({ added: 2, changed: 1, same: 0, list: 1 })
    expect(await acts()).toEqual([expect.stringMatching(/^members: 2 added, 1 changed, file [0-9a-f]{12}$/)])
    expect(await store.person('ola')).toMatchObject({
      club: 'Góra',
      clubs: [{ club: 'Góra', from: '2026-07-01' }],
    })
    const again = await send(list)
    expect(again.counts).toEqual({ added: 0, changed: 0, same: 3, absent: 0, doubtful: 0, bad: 0 })
    expect((await send(list, { take: { seen: again.seen } })).code).toBe('NOTHING_NEW')
    expect(await store.persons()).toHaveLength(3)
    expect(await acts()).toHaveLength(1)
  })

  it('is refused on a second screen that saw the register before, whatever came between', async () => {
    const { seen } = await send(list)
    expect(await send(list, { take: { seen } })).toMatchObject({ list: 1 })
    expect((await send(list, { take: { seen } })).code).toBe('NOT_SEEN')
    const other = `${head}\nLeo Lis;Las;;;;`
    const preview = await send(other)
    await store.savePerson(person('leo', { name: 'Leo Liss', club: 'Las' }))
    expect((await send(other, { take: { seen: preview.seen } })).code).toBe('NOT_SEEN')
    expect(await store.persons()).toHaveLength(4)
  })

  it('is taken once when two screens take it in the same moment', async () => {
    const { seen } = await send(list)
    const answers = await Promise.all([send(list, { take: { seen } }), send(list, { take: { seen } })])
    expect(answers.filter(({ code }) => code === undefined)).toEqual([
      { added: 2, changed: 1, same: 0, list: 1 },
    ])
    expect(['STALE', 'NOT_SEEN']).toContain(answers.find(({ code }) => code !== undefined)?.code)
    expect(await store.persons()).toHaveLength(3)
  })

  it('is not taken while it is open who somebody is', async () => {
    const doubtful = `${head}\nOla Nowek;Dolina;;;;\nLeo Lis;Las;;;;`
    const preview = await send(doubtful)
    expect(preview).toMatchObject({
      counts: { added: 1, doubtful: 1 },
      candidates: [{ id: 'ola', licences: ['17'] }],
    })
    const refused = await send(doubtful, { take: { seen: preview.seen } })
    expect(refused).toMatchObject({ code: 'DOUBTFUL', args: [{ name: 'people' }] })
    expect(await store.persons()).toEqual([ola])
    const decisions = [{ key: preview.doubtful?.[0]?.key ?? '', person: 'new' }]
    const decided = await send(doubtful, { decisions })
    // The decisions are part of what was seen.
    expect((await send(doubtful, { decisions, take: { seen: preview.seen } })).code).toBe('NOT_SEEN')
    expect(await send(doubtful, { decisions, take: { seen: decided.seen } })).toMatchObject({ added: 2 })
  })

  it('is for the association: not for guests, players and organisers', async () => {
    const { seen } = await send(list)
    const organiser = await official({ app, accounts }, 'Host', 'ORGANISER')
    for (const token of ['', organiser.token ?? ''])
      for (const take of [null, { seen }]) {
        const answer = await post(list, { token, take })
        expect([answer.statusCode, answer.json<Answer>().code]).toEqual([403, 'NOT_ALLOWED'])
      }
    expect(await store.persons()).toEqual([ola])
  })

  it.each([
    [{ defaults: { from: '2026-02-30', joined: null } }, 'defaults.from'],
    [{ allNew: 'yes' }, 'allNew'],
    [{ take: {} }, 'take.seen'],
    [{ encoding: 'ebcdic' }, 'encoding'],
  ])('is refused with what is malformed: %j', async (more, field) => {
    const answer = await send(list, more as Asked)
    expect(answer).toMatchObject({ code: 'MALFORMED', args: [{ name: 'field', text: field }] })
  })

  it('is refused as a whole if its letters cannot be read', async () => {
    expect(await send(`${head}\nMichał;Góra;;;;`, { encoding: 'utf-16' } as Asked)).toMatchObject({
      code: 'BAD_FILE',
      problems: [{ code: 'ENCODING' }],
    })
  })
})

/** With `npm run soak` the largest list allowed, otherwise a tenth of it. */
const all = process.env['STOLIK_SOAK'] === '1' ? 100_000 : 10_000

it('with many thousand rows and a bad one names that line, takes nothing, and answers others meanwhile', async () => {
  const rows = Array.from(
    { length: all },
    (_, i) => `Player ${i.toString(36)} Name;Club ${i % 90};2026-01-01;M${i};2026-01-01;2026-12-31`,
  )
  const file = (bad: boolean): string =>
    [
      head,
      ...rows.map((row, i) => (bad && i === all - 7 ? row.replace('2026-12-31', '31.13.2026') : row)),
    ].join('\n')
  const lines = async (text: string, take: object | null): Promise<readonly Record<string, unknown>[]> =>
    (await post(text, { take, accept: 'application/x-ndjson' })).body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  let over = false
  const sending = lines(file(true), null).finally(() => (over = true))
  let answered = 0
  for (; !over; answered++)
    await app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ games { id } }' } })
  const preview = await sending
  expect(answered).toBeGreaterThan(5)
  expect(preview[0]).toEqual({ rows: 0, of: all })
  const bad = { line: all - 5, code: 'BAD_CELL', message: '“31.13.2026” is not valid in column “until”' }
  expect(preview.at(-1)).toMatchObject({ done: { counts: { added: all - 1, bad: 1 }, bad: [bad] } })
  const { seen } = (preview.at(-1) as { done: { seen: string } }).done
  const refused = (await lines(file(true), { seen })).at(-1)
  expect(refused).toMatchObject({ refused: { code: 'BAD_LIST', problems: [bad] } })
  expect(await store.persons()).toEqual([ola])
  const good = (await lines(file(false), null)).at(-1) as { done: { seen: string } }
  const taken = (await lines(file(false), { seen: good.done.seen })).at(-1)
  expect(taken).toMatchObject({ done: { added: all, changed: 0 } })
  expect(await store.persons()).toHaveLength(all + 1)
}, 120_000)
