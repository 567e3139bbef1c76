/**
 * Whatever is written at a table whose deals other tables have before them, everybody else is shown the same as before: by each field,
 * stream, file and page of the event.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildSchema, getNamedType, isObjectType, isUnionType, type GraphQLNamedType } from 'graphql'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import { gaps } from '../../src/event/viewers/topics.js'
import { asker, fakeTime, guest, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { listen, subscribe } from '../socket-help.js'
import { act, announce, does, official, see } from './gateway.js'
import { readable } from './print/readable.js'
import { sameCards } from './same-cards.js'
import { newAccounts } from '../stores.js'

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../docs/schema.graphql'), 'utf8'))

/** Everything that can be asked of a type without arguments. */
function selected(type: GraphQLNamedType): string {
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .map((one) => `... on ${one.name} ${selected(one)}`)
      .join(' ')} }`
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0)
  return `{ ${fields.map((one) => `${one.name} ${selected(getNamedType(one.type))}`).join(' ')} }`
}
const typeOf = (name: string): GraphQLNamedType => {
  const type = schema.getType(name)
  if (type === undefined) throw new Error(`there is no type ${name}`)
  return type
}
const eventType = typeOf('Event')
/** The number of entries in the log, which everybody may know. */
const counts = new Set(['seq', 'length'])
const fields = isObjectType(eventType)
  ? Object.values(eventType.getFields()).filter(({ name }) => !counts.has(name))
  : []

const files = [
  ...(['results.csv', 'results.json', 'draws.json', 'kept-1.pdf', 'results.pdf', 'teams.pdf'] as const),
  ...(['minutes.pdf', 'draw-1.pdf', 'poster.pdf', 'money.pdf', 'regulations.pdf'] as const),
]
const secretFiles = [
  'protocol.pdf',
  'fallback-1.pdf',
  'lists-1.pdf',
  'cards.pdf',
  'cash.csv',
  'cash.pdf',
] as const

/** The portal’s own document, which the gateway fills. */
const portal = mkdtempSync(join(tmpdir(), 'stolik-same-'))
copyFileSync(join(import.meta.dirname, '../../../../web/portal/index.html'), join(portal, 'index.html'))
afterAll(() => rmSync(portal, { recursive: true }))

describe('a table whose deals other tables have before them', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let time: FakeTime
  let port: number
  let event: string
  /** Does not play. */
  let director: Asker
  /** Directs, and plays at the other table. */
  let playing: Asker
  /** Plays at the table, and at the other one. */
  let own: Asker
  let other: Asker
  let table: number
  let pass: object
  const begin = async (): Promise<void> => {
    const announced = await announce(director, { format, ...categories })
    if (announced.__typename !== 'EventDone') throw new Error(JSON.stringify(announced))
    event = announced.event
    playing = await official({ app, accounts }, 'Helper', 'ASSOCIATION')
    const guests = await Promise.all(Array.from({ length: 7 }, (_, n) => guest(app, `P${n}`)))
    const players = [playing, ...guests]
    for (const [n, one] of players.entries())
      await does(one, event, { register: { entrant: { name: `P ${n}`, team: n < 4 ? 'A' : 'B' } } })
    await does(director, event, { draw: { series: 1 } })
    await does(director, event, { start: { series: 1 } })
    await quiet()
    const [series] = (
      await see<{ series: { tables: { table: number; key: string; seats: { name: string }[] }[] }[] }>(
        director,
        event,
        'series { tables { table key seats { name } } }',
      )
    ).series
    const at = (of: { seats: { name: string }[] } | undefined): Asker[] =>
      players.filter((_, n) => of?.seats.some(({ name }) => name === `P ${n}`))
    const first = series?.tables.find((one) => !at(one).includes(playing))
    const second = series?.tables.find((one) => at(one).includes(playing))
    table = first?.table ?? 0
    pass = { key: first?.key }
    own = at(first)[0] as Asker
    other = at(second).find((one) => one !== playing) as Asker
  }
  beforeEach(async () => {
    accounts = newAccounts()
    time = fakeTime(1_700_000_000_000)
    app = await testApp({ portal, accounts, time, events: sameCards() })
    port = await listen(app)
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    await begin()
  })
  afterEach(() => app.close())
  const format = {
    ...{
      id: 'evening',
      profile: 'plain',
      chairs: [4],
      bye: { points: 0, small: 0 },
      stake: null,
      tieBreaks: ['lot'],
    },
    series: [{ rounds: 1, minutes: 60, draw: 'LOTS' }],
    scoring: { scale: null, ties: 'MEAN' },
  }
  // Of another size than the tables, so that two tables are enough.
  const categories = { groups: [{ kind: 'TEAM', counting: 4, size: 5 }] }
  const lines = ['2 1 made', '3 2 made', 'passed', '1 1 failed']

  /** All that tells of the hands of a table. */
  const write = async (): Promise<void> => {
    const at = { series: 1, table }
    await does(director, event, { list: { ...at, lines, signed: false } })
    await does(director, event, { redeal: { ...at, hand: 3, reason: 'Gerd showed the ace' } })
    await does(director, event, { hand: { ...at, hand: 3, line: '1 2 made' } })
    await does(director, event, { playSpare: { ...at, hand: 2, reason: 'Gerd saw the ace' } })
    await does(director, event, {
      correct: { ...at, hand: 0, readings: ['2 2 made'], consent: [0, 1, 2, 3] },
    })
    await does(director, event, { rule: { ...at, hand: 1, note: 'Gerd had the ace' } })
    await does(own, event, { protest: { ...at, text: 'Gerd had the king' } })
    await does(director, event, { decide: { n: 1, upheld: false, text: 'Gerd had neither' } })
    await does(director, event, { list: { ...at, lines, signed: true } })
    await time.advance(gaps.hands)
  }

  const counted = (text: string): string => text.replaceAll(/"(seq|length)":\d+/g, '"$1":0')
  const answerTo = async (by: Asker, query: string, variables: object = {}): Promise<string> => {
    const answer = await by.ask(query, variables)
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
    return counted(JSON.stringify(answer.data))
  }
  const file = async (by: Asker, name: string): Promise<string> => {
    const headers = by.token === undefined ? {} : { authorization: `Bearer ${by.token}` }
    const answer = await app.inject({ url: `/files/event/${event}/${name}`, headers })
    const isPaper = answer.headers['content-type'] === 'application/pdf'
    return `${answer.statusCode} ${isPaper ? readable(answer.rawPayload).join('\n') : answer.body}`
  }
  const streamed = async (by: Asker, query: string): Promise<string> => {
    const watching = subscribe<object>(port, query, by.token)
    const first = await watching.until(() => true)
    watching.close()
    return counted(JSON.stringify(first))
  }
  const whole = (name: string): string => {
    const type = fields.find((one) => one.name === name)?.type
    return `{ ${name} ${type === undefined ? '' : selected(getNamedType(type))} }`
  }
  const tableAsked = (): string => `eventTable(event: "${event}", series: 1, table: ${table})`
  const ofTable = selected(typeOf('EventTable'))

  /** Each way in which the event is shown. */
  const ways: Readonly<Record<string, (by: Asker) => Promise<string>>> = {
    ...Object.fromEntries(
      fields.map(({ name }) => [
        `the field ${name}`,
        (by: Asker) => answerTo(by, `{ event(id: "${event}") { ... on Event ${whole(name)} } }`),
      ]),
    ),
    eventTable: (by) => answerTo(by, `{ ${tableAsked()} { ... on EventTable ${ofTable} } }`),
    eventMe: (by) =>
      answerTo(by, `{ eventMe(event: "${event}") { ... on EventMe ${selected(typeOf('EventMe'))} } }`),
    events: (by) => answerTo(by, `{ events ${selected(typeOf('EventRow'))} }`),
    'the stream of the event': (by) =>
      streamed(
        by,
        `subscription { event(id: "${event}") { ... on Event { seq series { tables { table live status points small
          hands { line } sheet { totals } } } standings { individual { points small } } rulings { note } } } }`,
      ),
    'the stream of the table': (by) =>
      streamed(by, `subscription { ${tableAsked()} { ... on EventTable ${ofTable} } }`),
    ...Object.fromEntries(files.map((name) => [name, (by: Asker) => file(by, name)])),
    'the page of the event': async (by) =>
      (await app.inject({ url: `/event/${event}`, headers: { cookie: by.token ?? '' } })).body,
    'the page of its standings': async () =>
      (await app.inject({ url: `/event/${event}/standings`, headers: { accept: 'text/html' } })).body,
  }
  const seen = async (by: Asker, names = Object.keys(ways)): Promise<Readonly<Record<string, string>>> => {
    const all: Record<string, string> = {}
    for (const name of names) all[name] = (await ways[name]?.(by)) ?? ''
    return all
  }

  it('is shown to nobody else by any of them', async () => {
    const people = { stranger: asker(app), other, playing }
    const before: Record<string, object> = {}
    for (const [name, by] of Object.entries(people)) before[name] = await seen(by)
    await write()
    for (const [name, by] of Object.entries(people)) expect(await seen(by)).toEqual(before[name])
  })

  it('is shown to its players and to a director who does not play', async () => {
    await write()
    for (const by of [own, director])
      for (const way of ['the field series', 'the field rulings', 'eventTable', 'the stream of the event'])
        expect(await ways[way]?.(by)).toMatch(/Gerd|made|1 lewa/)
    expect(
      await answerTo(
        asker(app),
        `query ($pass: EventPass) { eventTable(event: "${event}", series: 1, table: ${table}, pass: $pass) { ... on EventTable { hands { line } } } }`,
        { pass },
      ),
    ).toContain(lines[0])
  })

  it('is not on secret papers for a director who plays', async () => {
    const before = await Promise.all(secretFiles.map((name) => file(playing, name)))
    await write()
    expect(await Promise.all(secretFiles.map((name) => file(playing, name)))).toEqual(before)
    expect(await file(director, 'protocol.pdf')).toContain('Gerd had the king')
  })

  it('is not told by the log of the director who plays, nor by the file of the whole event', async () => {
    await write()
    const log = `{ eventAudit(event: "${event}", from: 0) { ... on EventAudit { entries { n kind entry } } } }`
    expect(await answerTo(playing, log)).not.toMatch(/Gerd|\bmade\b|\bfailed\b/)
    expect(await answerTo(director, log)).toMatch(/Gerd had neither/)
    await does(director, event, { handOver: {} })
    const [its, others] = [await file(playing, 'whole.jsonl'), await file(director, 'whole.jsonl')]
    expect(its).toMatch(/^403.*CARDS_IN_PLAY/)
    expect(others).toMatch(/^200.*Gerd/s)
  })

  it('is not told by a refusal', async () => {
    await write()
    const at = { series: 1, table }
    const tries = [
      { hand: { ...at, hand: 0, line: 'passed' } },
      { confirm: { ...at, hand: 0, line: 'passed', chair: 0 } },
      { sign: { ...at, chair: 0, lines: ['passed'] } },
      { correct: { ...at, hand: 0, readings: ['passed'], consent: [], seen: 'passed' } },
      { redeal: { ...at, hand: 0, reason: 'to see it', seen: [] } },
      { list: { ...at, lines: lines.map(() => 'passed'), seen: [] } },
      {
        listAll: {
          csv: ['series,table,hand,line', ...lines.map((_, hand) => `1,${table},${hand + 1},passed`)].join(
            '\n',
          ),
        },
      },
    ]
    for (const what of tries)
      for (const by of [other, playing]) {
        const answer = await act(by, event, what)
        expect(JSON.stringify(answer)).not.toMatch(/made|failed/)
        expect(['CARDS_IN_PLAY', 'NOT_ALLOWED']).toContain(answer.code)
      }
  })

  it('is shown to everybody once its series has ended', async () => {
    await write()
    const second = table === 1 ? 2 : 1
    await does(director, event, { list: { series: 1, table: second, lines, signed: true } })
    await does(director, event, { end: { series: 1 } })
    for (const way of ['the field series', 'the field rulings', 'eventTable', 'kept-1.pdf', 'results.json'])
      expect(await ways[way]?.(asker(app))).toMatch(/Gerd|made|1 lewa/)
  })
})
