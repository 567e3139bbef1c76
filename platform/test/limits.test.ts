/** What a stranger may throw at the gateway: all of it is refused, none of it tells anything, and play goes on. */
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { AppDeps } from '../src/app.js'
import { socketLimits } from '../src/graphql/guard.js'
import { realTime } from '../src/time.js'
import { asker, guest, look, openTiny, sit, testApp, wholeTable } from './help.js'
import { closed, listen, message, opened, rawSocket, watchTable } from './socket-help.js'

let app: FastifyInstance
afterEach(() => app.close())

const start = async (deps: Partial<AppDeps> = {}): Promise<void> => {
  app = await testApp(deps)
}
const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/graphql', headers: { 'content-type': type }, payload })

describe('a request', () => {
  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['nothing', ''],
    ['no query', '{}'],
    ['a batch', JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }])],
    ['malformed GraphQL', JSON.stringify({ query: '{ me {' })],
    ['an unknown field', JSON.stringify({ query: '{ secrets }' })],
    ['a wrong type', JSON.stringify({ query: 'mutation { enter(name: 7) { __typename } }' })],
    ['a missing variable', JSON.stringify({ query: 'query ($id: ID!) { table(id: $id) { __typename } }' })],
    [
      'a wrong variable',
      JSON.stringify({
        query: 'mutation ($n: String!) { enter(name: $n) { __typename } }',
        variables: { n: {} },
      }),
    ],
    ['a subscription', JSON.stringify({ query: 'subscription { lobby { id } }' })],
    ['an unknown operation', JSON.stringify({ query: '{ me { id } }', operationName: 'x' })],
    [
      'a tree for a text',
      JSON.stringify({ query: '{"kind":"Document","definitions":[{"kind":"Nonsense"}]}' }),
    ],
    ['null for a text', JSON.stringify({ query: 'null' })],
    ['prototype pollution', '{"query":"{ me { id } }","__proto__":{"x":1}}'],
  ])('with %s gets an error without insides', async (_, payload) => {
    await start()
    const response = await post(payload)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toMatch(/node_modules|\.ts:|\.js:|at \w+ \(|TypeError/)
    const { errors } = response.json<{ errors: { message: string; extensions: { code: string } }[] }>()
    expect(errors[0]?.message.length).toBeGreaterThan(0)
    expect((await post('{"query":"{ games { id } }"}')).statusCode).toBe(200)
  })

  it('of another form than JSON is not taken', async () => {
    await start()
    expect((await post('x=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await post('<a/>', 'text/xml')).statusCode).toBe(415)
  })

  it('that is too big is not read', async () => {
    await start()
    expect((await post(JSON.stringify({ query: `{ me { id } } #${'x'.repeat(70_000)}` }))).statusCode).toBe(
      413,
    )
  })

  it('may not change anything by GET', async () => {
    await start()
    const query = encodeURIComponent('mutation { enter(name: "Ola") { __typename } }')
    expect((await app.inject({ url: `/graphql?query=${query}` })).statusCode).toBe(405)
    expect((await app.inject({ url: '/graphql?query=%7Bgames%7Bid%7D%7D' })).statusCode).toBe(200)
  })

  it('that fails on our side says only that', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => lines.push(line) } as unknown as NodeJS.WritableStream
    const { tiny } = await import('./help.js')
    const broken = {
      ...tiny,
      plugin: {
        ...tiny.plugin,
        sheet: () => {
          throw new Error('the deal is CA CT CK')
        },
      },
    }
    await start({ games: [broken], logger: { level: 'info', stream: stream as never } })
    const ola = await guest(app, 'Ola')
    const { errors } = await ola.ask(
      'mutation { open(game: "tiny", profile: "plain", chairs: 3) { ... on Table { sheet { totals } } } }',
    )
    expect(errors).toEqual([
      { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } },
    ])
    expect(lines.join('')).toContain('a request failed')
    expect(lines.join('')).not.toContain('CA CT CK')
  })
})

describe('a document', () => {
  const refused = async (query: string): Promise<string> => {
    await start()
    const { errors } = await asker(app).ask(query)
    expect(errors).not.toBeUndefined()
    return errors?.[0]?.message ?? ''
  }

  it('may not hold 2,000 aliases', async () => {
    await refused(`{ ${Array.from({ length: 500 }, (_, i) => `a${i}: lobby { id }`).join(' ')} }`)
  })
  it('may not cost more than a few tables', async () => {
    const table = 'table(id: "zzzzzzzz") { ... on Table { sheet { rows { args { name } } } } }'
    await refused(
      `{ ${Array.from({ length: 14 }, (_, i) => `a${i}: ${table.replace('args', `${'args { name } '.repeat(30)} args`)}`).join(' ')} }`,
    )
  })
  it('may not hold too many words', async () => {
    await refused(`{ lobby { ${'id '.repeat(4_000)} } }`)
  })
  it('may not nest without end', async () => {
    await refused(`{ __schema { types ${'{ fields { type '.repeat(8)} { name } ${'} }'.repeat(8)} } }`)
  })
  it('may not hold a heap of directives', async () => {
    await refused(`{ lobby { id ${'@include(if: true) '.repeat(100)} } }`)
  })
  it('may ask for a whole table', async () => {
    await start()
    const answer = await asker(app).ask(`{ table(id: "zzzzzzzz") { ... on Table { ${wholeTable()} } } }`)
    expect(answer.errors).toBeUndefined()
  })
  it('may be the introspection of the usual tools', async () => {
    await start()
    const { getIntrospectionQuery } = await import('graphql')
    expect((await asker(app).ask(getIntrospectionQuery())).errors).toBeUndefined()
  })
})

describe('a socket', () => {
  const init = JSON.stringify({ type: 'connection_init' })
  const ask = (id: string, query: string): string =>
    JSON.stringify({ id, type: 'subscribe', payload: { query } })

  const ready = async (port: number) => {
    const socket = rawSocket(port)
    await opened(socket)
    const ack = message(socket)
    socket.send(init)
    expect((await ack).type).toBe('connection_ack')
    return socket
  }

  it('is opened by our own pages, listed sites and programs, and by nobody else', async () => {
    await start({ time: realTime, origins: ['https://club.example'] })
    const port = await listen(app)
    for (const headers of [{}, { origin: `http://127.0.0.1:${port}` }, { origin: 'https://club.example' }]) {
      const socket = rawSocket(port, headers)
      await opened(socket)
      socket.close()
    }
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port + 1}`])
      await expect(opened(rawSocket(port, { origin }))).rejects.toThrow('401')
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['an unknown type', '{"type":"x"}'],
    ['a subscription without a query', '{"id":"1","type":"subscribe"}'],
    ['prototype pollution', '{"id":"__proto__","type":"subscribe","payload":{"query":"{","__proto__":1}}'],
  ])('that says %s harms nobody', async (_, text) => {
    await start({ time: realTime })
    const port = await listen(app)
    const socket = await ready(port)
    const end = Promise.race([closed(socket), message(socket)])
    socket.send(text)
    expect(JSON.stringify(await end)).not.toMatch(/node_modules|TypeError/)
    socket.terminate()
    ;(await ready(port)).terminate()
  })

  it.each([
    ['a mutation', 'mutation { enter(name: "Ola") { __typename } }'],
    ['a query', '{ lobby { id } }'],
    ['an unknown field', 'subscription { secrets }'],
    ['an unknown field within', watchTable('zzzzzzzz').replace('seq', 'seed')],
    ['two fields', 'subscription { lobby { id } table(id: "x") { id } }'],
    [
      '500 aliases',
      `subscription { lobby { ${Array.from({ length: 500 }, (_, i) => `a${i}: id`).join(' ')} } }`,
    ],
    ['too many words', `subscription { lobby { ${'id '.repeat(4_000)} } }`],
    ['malformed GraphQL', 'subscription {'],
    ['a fragment in itself', 'subscription { lobby { ...a } } fragment a on LobbyTable { ...a }'],
  ])('does not run %s', async (_, query) => {
    await start({ time: realTime })
    const socket = await ready(await listen(app))
    const answer = message(socket)
    socket.send(ask('1', query))
    expect((await answer).type).toBe('error')
    socket.terminate()
  })

  it('is closed for a second subscription of one id, a second greeting, or a subscription without one', async () => {
    await start({ time: realTime })
    const port = await listen(app)
    const twice = await ready(port)
    const first = closed(twice)
    twice.send(ask('1', 'subscription { lobby { id } }'))
    twice.send(ask('1', 'subscription { lobby { id } }'))
    expect(await first).toBe(4409)
    const greeted = await ready(port)
    const second = closed(greeted)
    greeted.send(init)
    expect(await second).toBe(4429)
    const silent = rawSocket(port)
    await opened(silent)
    const third = closed(silent)
    silent.send(ask('1', 'subscription { lobby { id } }'))
    expect(await third).toBe(4401)
  })

  it('holds no more subscriptions than it may', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, subscriptions: 2 } })
    const socket = await ready(await listen(app))
    for (const id of ['1', '2']) {
      const answer = message(socket)
      socket.send(ask(id, 'subscription { lobby { id } }'))
      expect((await answer).type).toBe('next')
    }
    const third = message(socket)
    socket.send(ask('3', 'subscription { lobby { id } }'))
    expect((await third).type).toBe('error')
    socket.terminate()
  })

  it('that floods is closed', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, messages: 50 } })
    const socket = await ready(await listen(app))
    const end = closed(socket)
    for (let i = 0; i < 60; i++) socket.send('{"type":"ping"}')
    expect(await end).toBe(1008)
  })

  it('that sends too much at once is closed', async () => {
    await start({ time: realTime })
    const socket = await ready(await listen(app))
    const end = closed(socket)
    socket.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(70_000) } }))
    expect(await end).toBe(1009)
  })

  it('whose reader sleeps is dropped, and little waits for it meanwhile', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, patience: 300 } })
    const port = await listen(app)
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    // A socket by hand that never reads what it is sent.
    const sleeper = connect(port, '127.0.0.1')
    sleeper.on('error', () => undefined)
    const gone = new Promise((resolve) => sleeper.once('close', resolve))
    sleeper.write(
      `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
        'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
    )
    await new Promise((resolve) => sleeper.once('data', resolve))
    sleeper.pause()
    sleeper.write(frame(init))
    sleeper.write(frame(ask('1', watchTable(id))))
    await sit(jan, id)
    for (let i = 0; app.websocketServer.clients.size > 0; i++) {
      for (const client of app.websocketServer.clients) expect(client.bufferedAmount).toBeLessThan(100_000)
      await look(ola, id)
    }
    sleeper.resume()
    await gone
  })
})

/** A masked text frame, as a client sends it; the mask is zero. */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  const head = body.length < 126 ? Buffer.from([0x81, 0x80 | body.length]) : Buffer.alloc(4)
  if (body.length >= 126) {
    head.set([0x81, 0x80 | 126])
    head.writeUInt16BE(body.length, 2)
  }
  return Buffer.concat([head, Buffer.alloc(4), body])
}

describe('the rate of one address', () => {
  it('is limited where it is to be, and says so', async () => {
    await start({ rate: 5, time: realTime })
    const codes: number[] = []
    for (let i = 0; i < 8; i++) codes.push((await post('{"query":"{ games { id } }"}')).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    const { errors } = (await post('{"query":"{ games { id } }"}')).json<{
      errors: { extensions: { code: string } }[]
    }>()
    expect(errors[0]?.extensions.code).toBe('TOO_MANY')
  })
})

describe('the pages', () => {
  it('carry a content security policy, and nothing upgrades a hall without certificates', async () => {
    await start()
    const { headers } = await app.inject({ url: '/' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers['x-powered-by']).toBeUndefined()
  })
  it('say nothing of themselves where there are none', async () => {
    await start()
    expect((await app.inject({ url: '/graphiql' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/%2e%2e/package.json' })).statusCode).toBe(404)
  })
})
