/** Replays over HTTP: of a hand at a table, and of a record sent by a client. */
import { Writable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { replayDataOf, type ReplayData } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replayPress } from '../src/replay-data/api/routes.js'
import { Away } from '../src/base/failure.js'
import { prices } from '../src/http/budget.js'
import {
  fakeTime,
  guest,
  openForTwo,
  playOn,
  testApp,
  tiny,
  type App,
  type Asker,
  type FakeTime,
} from './help.js'
import { newStore } from './stores.js'

const club = 'https://club.example'
let app: App
let time: FakeTime
beforeEach(async () => {
  time = fakeTime()
  app = await testApp({ time, origins: [club] })
})
afterEach(() => app.close())

interface Sat {
  readonly id: string
  readonly ola: Asker
  readonly people: readonly Asker[]
  readonly invitation: string | null
}

/** A table with its first hand dealt. */
async function dealt(args = ''): Promise<Sat> {
  const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
  const { id, invitation } = await openForTwo([ola, jan], args)
  return { id, ola, people: [ola, jan], invitation }
}

/** A table with one finished hand, and its record. */
async function finished(args = ''): Promise<Sat & { readonly text: string }> {
  const sat = await dealt(args)
  await playOn(time, sat.people, sat.id)
  const { text } = await sat.ola.get<{ text: string }>(
    `{ record(table: "${sat.id}", hand: 0) { ... on Record { text } } }`,
  )
  return { ...sat, text }
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers })
const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/replay-data',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    payload,
  })
const bearer = ({ token = '' }: Asker) => ({ authorization: `Bearer ${token}` })
const expected = (text: string) => replayDataOf(() => tiny.plugin, text)

describe('the replay of a hand of a table', () => {
  it('equals the replay of its record, and is public', async () => {
    const { id, text } = await finished()
    const answer = await get(`/replay-data/${id}/1`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    const data = answer.json<ReplayData>()
    expect(data).toEqual(expected(text))
    expect(data.players.slice(0, 2)).toEqual(['Ola', 'Jan'])
    expect(data.settlement).not.toBeNull()
  })

  it('may be cached for a while, and is revalidated by its ETag', async () => {
    const { id } = await finished()
    const first = await get(`/replay-data/${id}/1`)
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    const tag = String(first.headers['etag'])
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    const again = await get(`/replay-data/${id}/1`, { 'if-none-match': tag, 'accept-encoding': 'br' })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
      304,
      '',
      `${tag.slice(0, -1)}-br"`,
    ])
    expect((await get(`/replay-data/${id}/1`, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for clients that accept %s', async (accepted, coding, open) => {
    const { id } = await finished()
    const plain = await get(`/replay-data/${id}/1`)
    const packed = await get(`/replay-data/${id}/1`, { 'accept-encoding': accepted })
    expect(packed.headers['content-encoding']).toBe(coding)
    expect(open(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
    expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
    expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding')
  })

  it('is refused alike whether the hand is in progress or never existed', async () => {
    const { id, ola } = await dealt()
    const refusals = await Promise.all(
      [1, 2, 999_999_999].map((hand) => get(`/replay-data/${id}/${hand}`, bearer(ola))),
    )
    const answers = refusals.map(({ statusCode, body, headers }) => {
      const { date, ...same } = headers
      expect(date).toBeDefined()
      return { statusCode, body, headers: same }
    })
    expect(answers[0]).toMatchObject({ statusCode: 404, headers: { 'cache-control': 'no-store' } })
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({
      code: 'NO_SUCH_RECORD',
      message: 'There is no record of such a hand.',
    })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it.each(['0', '01', '-1', '1.5', '1e3', '9999999999', 'x', '%00'])('is refused for %s', async (hand) => {
    const { id } = await finished()
    const answer = await get(`/replay-data/${id}/${hand}`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'BAD_CHOICE'])
  })

  it.each(['zzzzzzzz', '%23', 'constructor', 'a'.repeat(90)])('is refused for table %s', async (table) => {
    const answer = await get(`/replay-data/${table}/1`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'UNKNOWN_TABLE'])
  })

  it('reports that the records are unavailable', async () => {
    const store = newStore()
    const away = { ...store, log: () => Promise.reject(new Away('away')) }
    const other = await testApp({ store: away })
    const answer = await other.inject('/replay-data/22222222/1')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'UNAVAILABLE'])
    await other.close()
  })
})

describe('the replay of a private table', () => {
  it('is for players of the table, and for readers with its invitation', async () => {
    const { id, ola, invitation } = await finished('private: true')
    const eva = await guest(app, 'Eva')
    for (const headers of [{}, bearer(eva), { authorization: 'Bearer nonsense' }])
      for (const query of ['', '?invitation=', '?invitation=guess']) {
        const answer = await get(`/replay-data/${id}/1${query}`, headers)
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'NOT_INVITED'])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    for (const answer of [
      await get(`/replay-data/${id}/1`, bearer(ola)),
      await get(`/replay-data/${id}/1?invitation=${invitation ?? ''}`),
    ]) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(answer.headers['etag']).toBeUndefined()
      expect(answer.json<ReplayData>().stopped).toBeNull()
    }
    const twice = await get(`/replay-data/${id}/1?invitation=a&invitation=${invitation ?? ''}`)
    expect([twice.statusCode, twice.json<{ code: string }>().code]).toEqual([400, 'BAD_CHOICE'])
  })

  it('is refused alike before and after the end of the hand, without an invitation', async () => {
    const [playing, over] = [await dealt('private: true'), await finished('private: true')]
    const [one, two] = [await get(`/replay-data/${playing.id}/1`), await get(`/replay-data/${over.id}/1`)]
    expect(one.body).toBe(two.body)
    expect(one.statusCode).toBe(two.statusCode)
  })
})

describe('the replay of a record that is sent', () => {
  it('is the same, and never cached', async () => {
    const { text } = await finished()
    const answer = await post(text)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(answer.headers['etag']).toBeUndefined()
    expect(answer.json<ReplayData>()).toEqual(expected(text))
    const packed = await post(text, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answer.body)
  })

  it('is shown up to the first illegal move', async () => {
    const { text } = await finished()
    const data = (await post(`${text.trimEnd()} 0:nonsense\n`)).json<ReplayData>()
    expect(data.stopped).toBe(text.trimEnd().split('\n').length)
  })

  it('is refused where there is none', async () => {
    const { text } = await finished()
    const refusal = async (payload: string) => {
      const answer = await post(payload)
      const { message, ...rest } = answer.json<{ message: string }>()
      expect(message).toMatch(/^[A-Z].*\.$/)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
      return rest
    }
    expect(await refusal('')).toEqual({ code: 'UNREADABLE_RECORD', line: 1 })
    expect(await refusal('\n\nnonsense')).toEqual({ code: 'UNREADABLE_RECORD', line: 3 })
    expect(await refusal('{"query":"{ me { id } }"}')).toEqual({ code: 'UNREADABLE_RECORD', line: 1 })
    expect(await refusal(text.replace('game: tiny 1', 'game: chess 1'))).toEqual({
      code: 'UNKNOWN_GAME',
      game: 'chess',
    })
    const old = text.replace('game: tiny 1', 'game: tiny 9').replace(/^deal: .*$/m, 'deal: of another kind')
    expect(await refusal(old)).toEqual({ code: 'OTHER_RULES' })
  })

  it('is refused if it is too long, or not text', async () => {
    const bounds = [await post('x'.repeat(64 * 1024)), await post('x'.repeat(64 * 1024 + 1))]
    expect(bounds.map(({ statusCode }) => statusCode)).toEqual([422, 413])
    expect(bounds[1]?.json<{ code: string }>().code).toBe('TOO_LONG')
    for (const type of ['application/json', 'text/xml']) {
      const answer = await post('{}', { 'content-type': type })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'BAD_REQUEST'])
    }
  })
})

describe('pages of other sites', () => {
  const ask = (origin: string, id: string) => get(`/replay-data/${id}/1`, { origin, 'accept-encoding': 'br' })

  it('may read replays if they may use the gateway', async () => {
    const { id, text } = await finished()
    const ours = await ask(club, id)
    expect(ours.headers['access-control-allow-origin']).toBe(club)
    expect(ours.headers['vary']).toBe('Origin, accept-encoding')
    expect((await post(text, { origin: club })).headers['access-control-allow-origin']).toBe(club)
    const refused = await get('/replay-data/zzzzzzzz/1', { origin: club })
    expect(refused.headers['access-control-allow-origin']).toBe(club)
    expect((await ask('https://evil.example', id)).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('may send a token', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/replay-data/zzzzzzzz/1',
      headers: {
        origin: club,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': club,
      'access-control-allow-headers': 'authorization',
    })
  })
})

describe('a client with many requests', () => {
  it('waits', async () => {
    const few = await testApp({ rate: 3 })
    const shots = ['/replay-data/zzzzzzzz/1', '/replay-data/zzzzzzzz/x'].map((url) => () => few.inject(url))
    const sent = () =>
      few.inject({
        method: 'POST',
        url: '/replay-data',
        headers: { 'content-type': 'text/plain' },
        payload: 'x',
      })
    const statuses = []
    for (const shoot of [...shots, sent, sent]) statuses.push((await shoot()).statusCode)
    expect(statuses).toEqual([404, 400, 422, 429])
    const late = await few.inject('/replay-data/zzzzzzzz/1')
    expect([late.json<{ code: string }>().code, late.headers['retry-after']]).toEqual(['TOO_MANY', '10'])
    await few.close()
  })
})

describe('cached replays', () => {
  const rates = (most: number) => {
    let requests = 0
    return {
      admit: () => (++requests > most ? Promise.reject(new Error('too many')) : Promise.resolve()),
      requests: () => requests,
    }
  }

  it('are made once per coding for all who send the same record', async () => {
    const { text } = await finished()
    const press = replayPress(() => tiny.plugin)
    const { admit, requests } = rates(2)
    const one = await press(text, 'br', admit)
    expect(await press(text, 'br', admit)).toBe(one)
    const other = await press(text, 'gzip', admit)
    expect(requests()).toBe(2)
    expect(other).toMatchObject({ coding: 'gzip', mark: 'mark' in one ? one.mark : '' })
    await expect(press(text, null, admit)).rejects.toThrow('too many')
    await expect(press(`# another\n${text}`, 'br', admit)).rejects.toThrow('too many')
    expect(await press(text, 'br', admit)).toBe(one)
  })

  it('do not include refusals', async () => {
    const press = replayPress(() => tiny.plugin)
    const { admit, requests } = rates(9)
    for (let n = 0; n < 2; n++)
      expect(await press('x', 'br', admit)).toEqual({ code: 'UNREADABLE_RECORD', line: 1 })
    expect(requests()).toBe(2)
  })

  it('are limited, and the least recently used go first', async () => {
    const { text } = await finished()
    const replays = [1, 2, 3].map((n) => `# ${n}\n${text}`) as [string, string, string]
    const { admit, requests } = rates(99)
    const first = await replayPress(() => tiny.plugin)(text, 'br', admit)
    const size = 'bytes' in first ? first.bytes.length : 0
    const press = replayPress(() => tiny.plugin, size * 2)
    for (const one of [replays[0], replays[1], replays[0], replays[2], replays[0]])
      await press(one, 'br', admit)
    expect(requests()).toBe(4)
    await press(replays[1], 'br', admit)
    expect(requests()).toBe(5)
  })
})

describe('a client with many new replays', () => {
  it('pays for each from the budget for unknown documents', async () => {
    const { text } = await finished()
    const few = await testApp({ rate: 600 })
    const send = (payload: string, remoteAddress = '10.0.0.1') => {
      const headers = { 'content-type': 'text/plain', 'accept-encoding': 'br' }
      return few.inject({ method: 'POST', url: '/replay-data', headers, payload, remoteAddress })
    }
    const ask = () =>
      few.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: '10.0.0.1',
        payload: { query: '{ games { id } }' },
      })
    const statuses: number[] = []
    for (let n = 0; n < 40; n++) statuses.push((await send(`# ${n}\n${text}`)).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1_500 / prices.replay)
    const late = await send(`# another\n${text}`)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY'])
    expect(late.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    const document = await ask()
    expect([document.statusCode, document.headers['retry-after']]).toEqual([429, '10'])
    // Cached replays cost nothing, and another address has its own budget.
    expect((await send(`# 0\n${text}`)).statusCode).toBe(200)
    expect((await send(`# another\n${text}`, '10.0.0.2')).statusCode).toBe(200)
    await few.close()
  })
})

describe('the log', () => {
  it('has nothing of a record, even if a replay fails', async () => {
    const lines: string[] = []
    const { text } = await finished()
    const failing = {
      ...tiny,
      plugin: {
        ...tiny.plugin,
        dealer: (): number => {
          throw new RangeError(text)
        },
      },
    }
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const broken = await testApp({ games: [failing], logger: { level: 'trace', stream } })
    const answer = await broken.inject({
      method: 'POST',
      url: '/replay-data',
      headers: { 'content-type': 'text/plain' },
      payload: text,
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'INTERNAL'])
    expect(lines.join('')).toContain('a request failed')
    expect(lines.join('')).not.toMatch(/Ola|deal:|moves:/)
    await broken.close()
  })
})
