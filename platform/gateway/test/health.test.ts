/** Endpoints for an operator’s machines: whether the gateway is alive, whether it can serve, and its metrics. */
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createClient } from 'graphql-ws'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { refusals } from '../src/base/refusal.js'
import type { Store } from '../src/store/store.js'
import { singleNode, type Cluster } from '../src/store/cluster.js'
import { addBot, fakeTime, guest, look, openTiny, play, sit, testApp } from './help.js'
import { quiet } from './quiet.js'
import { listen } from './socket-help.js'
import { newStore } from './stores.js'

let app: FastifyInstance
afterEach(() => app.close())

const see = async (
  url: string,
  from: { readonly remoteAddress?: string; readonly headers?: Record<string, string> } = {},
): Promise<{ code: number; body: unknown }> => {
  const { statusCode, body } = await app.inject({ url, ...from })
  return { code: statusCode, body: body.startsWith('{') ? (JSON.parse(body) as unknown) : body }
}

/** Nothing waits for the archive. */
const none = { tables: 0, seconds: 0 }

/** A store whose database can be away, or silent. */
function breakable(): { store: Store; state: { now: 'well' | 'away' | 'silent' } } {
  const disk = newStore()
  const state = { now: 'well' as 'well' | 'away' | 'silent' }
  const broken = (): Promise<never> =>
    state.now === 'away' ? Promise.reject(new Error('ECONNREFUSED')) : new Promise(() => undefined)
  return {
    state,
    store: {
      ...disk,
      append: (append) => (state.now === 'well' ? disk.append(append) : broken()),
      record: (table, hand) => (state.now === 'well' ? disk.record(table, hand) : broken()),
    },
  }
}

describe('/healthz and /readyz', () => {
  it('distinguish a gateway that is alive from one that can serve', async () => {
    const { store, state } = breakable()
    const time = fakeTime()
    app = await testApp({ store, time })
    expect(await see('/readyz')).toEqual({
      code: 200,
      body: { ready: true, store: true, cluster: true, appends: true, behind: none },
    })
    state.now = 'away'
    await time.advance(1_000)
    expect(await see('/readyz')).toEqual({
      code: 503,
      body: { ready: false, store: false, cluster: true, appends: true, behind: none },
    })
    expect(await see('/healthz')).toEqual({ code: 200, body: { alive: true } })
    state.now = 'well'
    await time.advance(1_000)
    expect((await see('/readyz')).code).toBe(200)
  })

  it('do not wait for a silent database', async () => {
    const { store, state } = breakable()
    const time = fakeTime()
    app = await testApp({ store, time })
    state.now = 'silent'
    const answer = see('/readyz')
    await quiet()
    await time.advance(2_000)
    expect((await answer).code).toBe(503)
  })

  it('query the database once for all simultaneous requests', async () => {
    let checks = 0
    const disk = newStore()
    const record: Store['record'] = (...of) => {
      checks += 1
      return disk.record(...of)
    }
    app = await testApp({ store: { ...disk, record } })
    await Promise.all(Array.from({ length: 20 }, () => see('/readyz')))
    expect(checks).toBe(1)
  })

  it('need what is shared in a cluster, but not the database', async () => {
    const { store, state } = breakable()
    let ready = true
    const cluster: Cluster = {
      ...singleNode(),
      alone: false,
      status: () => ({ ready, cutOff: false, behind: 3, oldest: 90_000 }),
    }
    const time = fakeTime()
    app = await testApp({ store, time, cluster })
    state.now = 'away'
    expect(await see('/readyz')).toEqual({
      code: 200,
      body: {
        ready: true,
        store: false,
        cluster: true,
        appends: true,
        behind: { tables: 3, seconds: 90 },
      },
    })
    ready = false
    expect((await see('/readyz')).code).toBe(503)
    const { body } = await see('/metrics')
    for (const line of [
      'stolik_archive_behind_tables 3',
      'stolik_archive_behind_seconds 90',
      'stolik_redis_up 0',
      'stolik_database_up 0',
    ])
      expect(body).toContain(line)
  })
})

describe('/readyz, while the store can be read but not written', () => {
  it('is false from the first failed append until the first that succeeds', async () => {
    const { store, state } = breakable()
    // Like a full disk: data can be read, but nothing can be added.
    app = await testApp({ store: { ...store, record: () => Promise.resolve(undefined) } })
    const ola = await guest(app, 'Ola')
    state.now = 'away'
    expect((await openTiny(ola)).code).toBe('UNAVAILABLE')
    expect(await see('/readyz')).toEqual({
      code: 503,
      body: { ready: false, store: true, cluster: true, appends: false, behind: none },
    })
    state.now = 'well'
    await openTiny(ola)
    expect((await see('/readyz')).code).toBe(200)
  })

  it('tries an append when no traffic was sent for a while', async () => {
    const { store, state } = breakable()
    const time = fakeTime()
    app = await testApp({ store: { ...store, record: () => Promise.resolve(undefined) }, time })
    state.now = 'away'
    await openTiny(await guest(app, 'Ola'))
    await time.advance(29_999)
    expect((await see('/readyz')).code).toBe(503)
    await time.advance(1)
    expect((await see('/readyz')).code).toBe(200)
  })
})

describe('metrics and details', () => {
  const stranger = { remoteAddress: '203.0.113.7' }

  it('are for private networks, not for readers from elsewhere through a proxy', async () => {
    app = await testApp({ proxies: ['loopback', '10.0.0.0/8'] })
    for (const remoteAddress of [
      '127.0.0.1',
      '::1',
      '::ffff:10.1.2.3',
      '172.18.0.4',
      '192.168.1.9',
      'fd00::5',
    ])
      expect([remoteAddress, (await see('/metrics', { remoteAddress })).code]).toEqual([remoteAddress, 200])
    for (const remoteAddress of ['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7'])
      expect([remoteAddress, (await see('/metrics', { remoteAddress })).code]).toEqual([remoteAddress, 403])
    const proxied = { remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } }
    expect((await see('/metrics', proxied)).code).toBe(403)
    expect(await see('/readyz', stranger)).toEqual({ code: 200, body: { ready: true } })
  })

  it('are only for readers with the token, if one is set', async () => {
    app = await testApp({ metricsToken: 'a-token-of-the-operator' })
    const showing = (token: string) => ({ ...stranger, headers: { authorization: `Bearer ${token}` } })
    expect((await see('/metrics', showing('a-token-of-the-operator'))).code).toBe(200)
    expect((await see('/metrics', showing('a-token-of-the-operato'))).code).toBe(403)
    expect((await see('/metrics', { remoteAddress: '127.0.0.1' })).code).toBe(403)
  })
})

describe('/metrics', () => {
  it('counts tables, moves, refusals, requests and appends', async () => {
    const { store, state } = breakable()
    const time = fakeTime()
    app = await testApp({ store, time, lastBackup: () => Promise.resolve(1_700_000_000_500) })
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    await sit(jan, id, 'chair: 2')
    await time.advance(1)
    await play(jan, id, (await look(jan, id)).seq, 'pass')
    expect((await play(jan, id, 0, 'pass')).code).toBe('STALE')
    state.now = 'away'
    expect((await openTiny(jan)).code).toBe('UNAVAILABLE')

    const { code, body } = await see('/metrics')
    expect(code).toBe(200)
    for (const line of [
      'stolik_tables{phase="PLAYING"} 1',
      'stolik_tables{phase="GATHERING"} 0',
      'stolik_sockets 0',
      'stolik_moves_total{by="player"} 1',
      'stolik_moves_total{by="bot"} 1',
      'stolik_refusals_total{code="STALE"} 1',
      'stolik_refusals_total{code="UNAVAILABLE"} 1',
      'stolik_append_seconds_count{outcome="failed"} 1',
      'stolik_request_seconds_count{kind="graphql",status="2xx"} 9',
      'stolik_archive_behind_tables 0',
      'stolik_backup_timestamp_seconds 1700000000',
    ])
      expect(body).toContain(line)
    for (const secret of [id, 'Ola', 'Jan']) expect(body).not.toContain(secret)
  })
})

describe('metrics of failures', () => {
  it('count failed sign-ins, and time moves over sockets from frame to answer', async () => {
    const time = fakeTime()
    app = await testApp({ time, disk: () => Promise.resolve({ free: 5, size: 9 }) })
    const ola = await guest(app, 'Ola')
    await ola.ask('mutation { signIn(login: "nobody", password: "x") { __typename } }')
    const { id } = await openTiny(ola)
    await addBot(ola, id)
    await addBot(ola, id)
    await time.advance(1)
    const { seq } = await look(ola, id)
    const client = createClient({
      url: `ws://127.0.0.1:${await listen(app)}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: ola.token },
    })
    const send = (query: string): Promise<void> =>
      new Promise((done, failed) =>
        client.subscribe({ query }, { next: () => done(), error: failed, complete: done }),
      )
    await send(`mutation { play(table: "${id}", seq: ${seq}, move: "pass") { __typename } }`)
    await send(`mutation { ready(table: "${id}") { __typename } }`)
    await client.dispose()
    const { body } = await see('/metrics')
    for (const line of [
      'stolik_failed_sign_ins_total 1',
      'stolik_socket_move_seconds_count 1',
      'stolik_disk_free_bytes 5',
      'stolik_disk_size_bytes 9',
      'stolik_database_up 1',
      'stolik_webhooks_untaken{state="waiting"} 0',
      // The clock stands still, so a bot has not moved yet.
      'stolik_bots_waiting 1',
      'stolik_prints_waiting 0',
    ])
      expect(body).toContain(line)
    // A single process has no Redis that could be away.
    expect(body).not.toContain('stolik_redis_up')
  })

  it('have labels with few values, none of them typed by a person', async () => {
    app = await testApp()
    const ola = await guest(app, 'Ola')
    for (let n = 0; n < 3; n++) await openTiny(ola)
    await ola.ask('mutation { signIn(login: "nobody", password: "x") { __typename } }')
    const { body } = await see('/metrics')
    const labels = new Map<string, Set<string>>()
    for (const [, label = '', value = ''] of String(body).matchAll(/[{,](\w+)="([^"]*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value))
    expect([...labels.keys()].toSorted()).toEqual([
      'by',
      'code',
      'kind',
      'le',
      'outcome',
      'phase',
      'reason',
      'state',
      'status',
    ])
    for (const [label, values] of labels)
      for (const value of values)
        expect([label, value]).toEqual([label, expect.stringMatching(/^[\w+.]{1,24}$/)])
    expect(labels.get('code')).toEqual(new Set(Object.keys(refusals)))
  })
})

describe('the log', () => {
  it('is JSON lines that say what failed and where, without data', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(...chunk.toString().trim().split('\n'))
        done()
      },
    })
    const disk = newStore()
    let full = false
    const warnings: string[] = []
    // PostgreSQL puts the row into the message, and into the error’s detail.
    const append: Store['append'] = (plan) => {
      if (!full) return disk.append(plan)
      const detail = JSON.stringify(plan.entries)
      warnings.push(detail)
      return Promise.reject(
        Object.assign(new Error(`failing row contains\n  at ${detail}`), { code: '23514', detail }),
      )
    }
    const time = fakeTime()
    app = await testApp({ store: { ...disk, append }, time, logger: { level: 'trace', stream } })
    const ola = await guest(app, 'Ola')
    const { id } = await openTiny(ola, 'private: true, speed: FREE')
    const { invitation } = await addBot(ola, id)
    full = true
    expect((await addBot(ola, id)).code).toBe('UNAVAILABLE')
    await app.inject(`/table/${id}?invitation=${invitation}`)

    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const line of parsed)
      expect(line).toMatchObject({ level: expect.any(Number) as number, time: expect.any(Number) as number })
    const failure = parsed.find(({ msg }) => msg === `table ${id} could not go on`)
    expect(failure).toMatchObject({ failure: '23514', code: '23514' })
    expect(warnings.join('')).toContain('"kind":"deal"')
    const seed = /"seed":"([^"]+)"/.exec(warnings.join(''))?.[1]
    for (const hidden of [...warnings, seed, invitation, ola.token]) {
      expect(hidden).toMatch(/./)
      expect(lines.join('\n')).not.toContain(hidden)
    }
  })
})
