/**
 * Two processes over real servers get other rules one after the other, three times: rules that settle otherwise, that let
 * people play otherwise, and that write deals otherwise. They begin with what 0.1 had stored. Whatever was settled at any time
 * stays so.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { move } from '../../src/backup/move.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { look, openTiny, play, ready, secret, sit, type Asker } from '../help.js'
import { announce, comeTo, does, regulations, see } from '../event/gateway.js'
import type { Version } from '../versions/games.js'

const script = fileURLToPath(new URL('../versions/gateway.ts', import.meta.url))
const store = join(import.meta.dirname, '../versions')
const patience = { timeout: 30_000, interval: 50 }

interface Row {
  readonly scores: readonly (number | null)[]
}
interface EventTable {
  readonly series: number
  readonly table: number
  readonly status: string
  readonly live: string | null
  readonly paused: boolean
  readonly hands: readonly { readonly line: string }[]
  readonly sheet: { readonly rows: readonly Row[] }
}

describe.skipIf(!hasRedis || !hasPostgres)('an upgrade to other rules', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-rules-'))
  let redis: Server
  let postgres: Server
  let env: Record<string, string>
  let director: string
  let guests: readonly string[]
  let one: Child
  let two: Child

  const start = (version: Version): Promise<Child> => startChild('', { ...env, RULES: version }, [], script)
  const by = (child: Child, token?: string): Asker => ({ ...remote(child.url, token), token }) as Asker

  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
    writeFileSync(
      join(folder, 'stolik.db'),
      brotliDecompressSync(readFileSync(join(store, 'store-0.1.db.br'))),
    )
    await move(
      { kind: 'folder', folder },
      { kind: 'postgres', url: postgres.url },
      { over: true, settled: true, tell: () => undefined, now: Date.now },
    )
    env = { REDIS_URL: redis.url, DATABASE_URL: postgres.url, STOLIK_SECRET: secret, STOLIK_BOT_DELAY: '30' }
    const first = await start('today')
    const signed = await remote(first.url).get<{ token: string; login: string }>(
      `mutation { register(name: "Director", password: "correct horse battery") { ... on SignedIn { token login } } }`,
    )
    director = signed.token
    await first.kill('SIGTERM')
    env = { ...env, STOLIK_ASSOCIATION: signed.login }
    ;[one, two] = await Promise.all([start('today'), start('today')])
    await by(one, director).get(
      `mutation { setRoles(account: "${signed.login}", roles: [ORGANISER]) { __typename } }`,
    )
    guests = await Promise.all(
      ['Ola', 'Jan', 'Ewa'].map(async (name) => {
        const { token } = await remote(one.url).get<{ token: string }>(
          `mutation { enter(name: "${name}") { ... on Guest { token } } }`,
        )
        return token
      }),
    )
  }, 180_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
    rmSync(folder, { recursive: true })
  })

  /** Plays at a table of the guests, through one process: so many moves, or until the hand is over. */
  const playAt = async (child: Child, id: string, moves = Infinity): Promise<void> => {
    for (let made = 0; made < moves;) {
      const seen = await look(by(child, guests[0]), id)
      if (seen.phase !== 'PLAYING' || seen.view === null) return
      for (const token of guests) {
        const { view, seq } = await look(by(child, token), id)
        if (view === null || view.seat === null || !view.toAct.includes(view.seat)) continue
        const { legal } = view
        const move = legal.includes('1') ? '1' : (legal[0] ?? '')
        const answer = await play(by(child, token), id, seq, move)
        if (answer.__typename === 'Refused' && answer.code !== 'STALE') throw new Error(answer.code)
        made += 1
        break
      }
    }
  }
  /** Deals the next hand of the guests, and plays some moves of it. */
  const nextHand = async (child: Child, id: string): Promise<void> => {
    for (const token of guests) await ready(by(child, token), id)
    await expect.poll(async () => (await look(by(child, guests[0]), id)).phase, patience).toBe('PLAYING')
    await playAt(child, id, 4)
  }
  const tablesOf = async (child: Child, event: string): Promise<readonly EventTable[]> => {
    const fields = 'series table status live paused hands { line } sheet { rows { hand scores } }'
    const { series } = await see<{ series: { tables: EventTable[] }[] }>(
      by(child, director),
      event,
      `series { tables { ${fields} } }`,
    )
    return series.flatMap(({ tables }) => tables)
  }

  /** All hands that were ever seen settled: the scores of a table or of a list of an event, hand by hand. */
  const ledger = new Map<string, readonly (readonly (number | null)[])[]>()
  const enter = (name: string, rows: readonly Row[]): void => {
    const scores = rows.map((row) => row.scores)
    const before = ledger.get(name) ?? []
    expect([name, scores.slice(0, before.length)]).toEqual([name, before])
    ledger.set(name, scores)
  }
  /** A final event in a hall, and one that goes on at two tables in a hall and one online. */
  const oldEvents = ['psj2rrnww5', 'hcd2ty4hzf']
  const old = Object.keys(JSON.parse(readFileSync(join(store, 'store-0.1.json'), 'utf8')) as object)
  /** Compares every settled hand, as each process shows it, with what was seen before, and adds the new ones. */
  const compare = async (live: readonly string[], events: readonly string[]): Promise<void> => {
    for (const child of [one, two]) {
      for (const id of [...old, ...live])
        enter(id, (await look(by(child, guests[0]), id)).sheet.rows as Row[])
      for (const event of events)
        for (const { series, table, sheet } of await tablesOf(child, event))
          enter(`${event} ${series} ${table}`, sheet.rows)
    }
  }

  it('changes no settled hand, goes on with a hand where it can, and says where it cannot', async () => {
    const { id } = await openTiny(by(one, guests[0]), 'speed: FREE, length: 9')
    for (const token of guests.slice(1)) await sit(by(one, token), id)
    await playAt(one, id)
    await nextHand(one, id)

    const format = { ...regulations().format, series: [{ rounds: 2, minutes: null, draw: 'LOTS' }] }
    const hall = (await announce(by(one, director), { format }, 'hall')).event
    for (let n = 0; n < 4; n++) await does(by(one, director), hall, { enter: { entrant: { name: `P${n}` } } })
    const online = (await announce(by(one, director), { format, mode: 'ONLINE', speed: 'FREE' }, 'online'))
      .event
    for (const [n, token] of guests.entries())
      await does(by(one, token), online, { register: { entrant: { name: `G${n}` } } })
    const port = Number(new URL(one.url).port)
    await comeTo(
      port,
      online,
      guests.map((token) => by(one, token)),
    )
    for (const event of [hall, online]) {
      await does(by(one, director), event, { draw: { series: 1 } })
      await does(by(one, director), event, { start: { series: 1 } })
    }
    const write = (child: Child, hand: number, line: string) =>
      does(by(child, director), hall, { hand: { series: 1, table: 1, hand, line } })
    await write(one, 0, 'passed')
    await write(two, 1, '1 3 made')
    await expect.poll(async () => (await tablesOf(one, online))[0]?.live ?? null, patience).not.toBeNull()
    const live = (await tablesOf(one, online))[0]?.live ?? ''
    const isPaused = () =>
      by(one)
        .get<{ paused: boolean }>(`{ table(id: "${live}") { ... on Table { paused } } }`)
        .then(({ paused }) => paused)
    const playing = async (child: Child): Promise<string> => (await look(by(child, guests[0]), live)).phase
    await expect.poll(() => playing(one), patience).toBe('PLAYING')
    await playAt(one, live)
    await expect.poll(async () => (await tablesOf(one, online))[0]?.hands.length, patience).toBe(1)
    await nextHand(one, live)
    const all = [
      [id, live],
      [hall, online, ...oldEvents],
    ] as const
    await compare(...all)
    const handsOf = (names: readonly string[]) =>
      [...ledger].filter(([name]) => names.includes(name.split(' ')[0] ?? '')).flatMap(([, hands]) => hands)
    expect(handsOf([...old, id, hall, online]).length).toBeGreaterThanOrEqual(12 + 1 + 3)
    // Bots go on at the online table of the second one.
    const [ended, going] = oldEvents.map((event) => handsOf([event]).length)
    expect(ended).toBe(6 * 4)
    expect(going).toBeGreaterThanOrEqual(5 + 3 + 6)

    // Other settlements: the hands in play go on at both processes.
    await two.kill('SIGTERM')
    two = await start('settlesOtherwise')
    await compare(...all)
    const before = await look(by(one, guests[0]), id)
    expect((await look(by(two, guests[0]), id)).view).toEqual(before.view)
    await playAt(two, id)
    await write(two, 2, '2 3 made')
    await write(one, 3, '2 3 made')
    await compare(...all)
    const scores = (n: number) => ledger.get(`${hall} 1 1`)?.[n]?.map((score) => Math.abs(score ?? 0))
    expect(Math.max(...(scores(2) ?? []))).toBe(3 * Math.max(...(scores(3) ?? [])))
    await one.kill('SIGTERM')

    // Other legal moves: while the older process drives the tables, the newer one cannot show their hands, and says why.
    one = await start('playsOtherwise')
    await playAt(two, live)
    for (const table of [id, live]) await nextHand(two, table)
    await compare(...all)
    for (const table of [id, live]) {
      const strayed = { phase: 'PLAYING', notice: 'RULES_CHANGED', view: null }
      await expect.poll(() => look(by(one, guests[0]), table), patience).toMatchObject(strayed)
      expect(await look(by(two, guests[0]), table)).toMatchObject({ phase: 'PLAYING', notice: null })
    }
    // The line of a hand that all passed is refused now, but it stands.
    await write(one, 4, '2 3 made')
    await compare(...all)

    // When nobody has the rules of these hands any more, one table stops, and the hand of the other one is void.
    await two.kill('SIGTERM')
    two = await start('dealsOtherwise')
    await expect
      .poll(() => look(by(one, guests[0]), id), patience)
      .toMatchObject({ phase: 'CLOSED', notice: 'RULES_CHANGED', view: null })
    await expect
      .poll(() => look(by(one, guests[0]), live), patience)
      .toMatchObject({ phase: 'BETWEEN', notice: 'RULES_CHANGED' })
    await expect.poll(isPaused, patience).toBe(true)
    expect((await tablesOf(one, online))[0]?.paused).toBe(true)
    const { entries } = await by(one, director).get<{
      entries: { kind: string; by: string; entry: string }[]
    }>(`{ eventAudit(event: "${online}") { ... on EventAudit { entries { kind by entry } } } }`)
    const changes = entries.filter(({ kind }) => kind === 'pause' || kind === 'redeal')
    expect(changes.map((entry) => entry.kind).toSorted()).toEqual(['pause', 'redeal'])
    for (const { by: who, entry } of changes)
      expect([who, JSON.parse(entry)]).toMatchObject(['gateway', { reason: 'the rules have changed' }])
    await compare(...all)

    // The director lets it go on, by the rules of now.
    await does(by(one, director), online, { pause: { series: 1, table: 1, paused: false } })
    await expect.poll(async () => isPaused(), patience).toBe(false)
    await nextHand(one, live)
    await playAt(one, live)
    await one.kill('SIGTERM')
    one = await start('dealsOtherwise')
    await compare(...all)
    await nextHand(two, live)
    await playAt(one, live)
    await write(one, 5, 'passed')
    await compare(...all)
    expect(ledger.get(live)?.length).toBe(4)
    await expect.poll(async () => (await tablesOf(two, online))[0]?.hands.length, patience).toBe(4)
    await compare(...all)
  })
})
