/** Malicious messages over a socket: they are refused or the socket is closed, and play continues. */
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { socketLimits } from '../src/graphql/guard.js'
import { openSockets, tooManySockets } from '../src/graphql/open-sockets.js'
import { realTime } from '../src/base/time.js'
import { guest, look, openTiny, sit, testApp, type TestDeps } from './help.js'
import { closed, listen, message, opened, rawSocket, subscribe, watchTable } from './socket-help.js'

let app: FastifyInstance
afterEach(() => app.close())

const start = async (deps: TestDeps = {}): Promise<void> => {
  app = await testApp(deps)
}

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

  it('is accepted from our own pages, listed sites and programs only', async () => {
    await start({ time: realTime, origins: ['https://club.example'] })
    const port = await listen(app)
    for (const headers of [{}, { origin: `http://127.0.0.1:${port}` }, { origin: 'https://club.example' }]) {
      const socket = rawSocket(port, headers)
      await opened(socket)
      socket.close()
    }
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${port + 1}`])
      await expect(opened(rawSocket(port, { origin }))).rejects.toThrow('401')
    for (const path of ['/healthz', '/', '/table/x', '/graphqlx'])
      await expect(opened(rawSocket(port, {}, path)), path).rejects.toThrow('404')
  })

  it.each([
    ['text that is not JSON', '{'],
    ['null', 'null'],
    ['an unknown type', '{"type":"x"}'],
    ['a subscription without a query', '{"id":"1","type":"subscribe"}'],
    ['prototype pollution', '{"id":"__proto__","type":"subscribe","payload":{"query":"{","__proto__":1}}'],
  ])('that sends %s does no harm', async (_, text) => {
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
    ['an unknown mutation', 'mutation { win { __typename } }'],
    ['a mutation without its variables', 'mutation ($name: String!) { enter(name: $name) { __typename } }'],
    ['a subscription with a directive on its field', 'subscription { lobby @include(if: true) { id } }'],
    ['a query', '{ lobby { id } }'],
    ['an unknown field', 'subscription { secrets }'],
    ['an unknown nested field', watchTable('zzzzzzzz').replace('seq', 'seed')],
    ['two fields', 'subscription { lobby { id } table(id: "x") { id } }'],
    [
      '500 aliases',
      `subscription { lobby { ${Array.from({ length: 500 }, (_, i) => `a${i}: id`).join(' ')} } }`,
    ],
    ['too many fields', `subscription { lobby { ${'id '.repeat(4_000)} } }`],
    ['malformed GraphQL', 'subscription {'],
    ['a fragment that contains itself', 'subscription { lobby { ...a } } fragment a on LobbyTable { ...a }'],
  ])('does not run %s', async (_, query) => {
    await start({ time: realTime })
    const socket = await ready(await listen(app))
    const answer = message(socket)
    socket.send(ask('1', query))
    expect((await answer).type).toBe('error')
    socket.terminate()
  })

  it('is closed for a reused id, a second connection_init, or a subscription before the first one', async () => {
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

  it('holds a limited number of subscriptions', async () => {
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

  it('is one of a limited number per household, and closing one allows another', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, household: 3 } })
    const port = await listen(app)
    const token = (await guest(app, 'Ola')).token
    const greet = async () => {
      const socket = rawSocket(port)
      const [end, ack] = [closed(socket), message(socket)]
      await opened(socket)
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }))
      return { socket, end, greeting: await Promise.race([end, ack.then(({ type }) => type)]) }
    }
    const [first, ...more] = [await greet(), await greet(), await greet()]
    for (const { greeting } of more) expect(greeting).toBe('connection_ack')
    expect((await greet()).greeting).toBe(tooManySockets)
    const there = [...app.websocketServer.clients].filter((one) => one.readyState === one.OPEN)
    const left = Promise.race(there.map((one) => new Promise((done) => one.once('close', done))))
    first.socket.close()
    await left
    expect((await greet()).greeting).toBe('connection_ack')
    expect((await greet()).greeting).toBe(tooManySockets)
  })

  it('without a token counts against a lower limit, beyond which one with a token still opens', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, household: 4, strangers: 2 } })
    const port = await listen(app)
    await ready(port)
    await ready(port)
    const third = rawSocket(port)
    await opened(third)
    third.send(init)
    expect(await closed(third)).toBe(tooManySockets)
    const watching = subscribe(port, 'subscription { lobby { id } }', (await guest(app, 'Ola')).token)
    await watching.until(() => true)
    watching.close()
  })

  it('is available for a hall of 400 behind one address, each with a second page', () => {
    const places = openSockets(socketLimits)
    for (let i = 0; i < 400; i++)
      for (let page = 0; page < 2; page++) {
        expect(places.open('192.0.2.1')).toBeDefined()
        expect(places.stranger('192.0.2.1')).toBeDefined()
      }
  })

  it('counts for its network, which may open three times as many as a household; refused ones do not count', () => {
    const places = openSockets({ household: 2, strangers: 1 })
    const from = (n: number): string => `2001:db8:1:${n.toString(16)}::1`
    const open = [0, 0, 1, 1, 2, 2].map((n) => places.open(from(n)))
    expect(open.every((leave) => leave !== undefined)).toBe(true)
    for (let i = 0; i < 3; i++) expect(places.open(from(3))).toBeUndefined()
    expect(places.open('2001:db8:2::1')).toBeDefined()
    open[0]?.()
    expect(places.open(from(3))).toBeDefined()
    expect(places.open(from(4))).toBeUndefined()
    expect([5, 6, 7, 8].map((n) => places.stranger(from(n)) !== undefined)).toEqual([true, true, true, false])
  })

  it('that floods is closed', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, messages: 50 } })
    const socket = await ready(await listen(app))
    const end = closed(socket)
    for (let i = 0; i < 60; i++) socket.send('{"type":"ping"}')
    expect(await end).toBe(1008)
  })

  it('that sends too large a message is closed', async () => {
    await start({ time: realTime })
    const socket = await ready(await listen(app))
    const end = closed(socket)
    socket.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(70_000) } }))
    expect(await end).toBe(1009)
  })

  it('that sends an invalid frame gets a close code, even after answers that are still queued', async () => {
    await start({ time: realTime })
    const port = await listen(app)
    for (const [no, code] of [
      [Buffer.from([0xff, 0x80, 0, 0, 0, 0]), 1002],
      [Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
    ] as const) {
      const socket = await ready(port)
      const end = closed(socket)
      const raw = (socket as unknown as { readonly _socket: Socket })._socket
      raw.write(Buffer.concat([frame('{"type":"ping"}'), no]))
      expect(await end).toBe(code)
    }
  })

  it('that pings without reading the answers uses little memory, and is dropped', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, messages: Infinity, patience: 300 } })
    const { sleeper, gone } = await asleep(await listen(app))
    sleeper.write(frame(init))
    const pings = Buffer.concat(Array.from({ length: 2_000 }, () => frame('x'.repeat(120), pingFrame)))
    const pongs = Buffer.concat(Array.from({ length: 50 }, () => frame('', pongFrame)))
    const taken = (): Promise<void> => new Promise((done) => sleeper.write(pings, () => done()))
    let most = 0
    for (; app.websocketServer.clients.size > 0 && !sleeper.destroyed; sleeper.write(pongs)) {
      await taken()
      for (const client of app.websocketServer.clients) most = Math.max(most, client.bufferedAmount)
    }
    expect(most).toBeLessThan(1_000)
    sleeper.resume()
    await gone
  })

  it('that floods on after that is cut off at once, without waiting for its close frame', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, messages: 50 } })
    const { sleeper, gone } = await asleep(await listen(app))
    const cut = new Promise<void>((done) => {
      for (const client of app.websocketServer.clients) client.once('close', () => done())
    })
    sleeper.write(Buffer.concat(Array.from({ length: 200 }, () => frame('', pingFrame))))
    await cut
    sleeper.resume()
    await gone
  })

  it('that floods with pings is closed', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, messages: 50 } })
    const socket = await ready(await listen(app))
    const end = closed(socket)
    for (let i = 0; i < 60; i++) socket.ping()
    expect(await end).toBe(1008)
  })

  it('whose client stops reading is dropped, and little is queued for it', async () => {
    await start({ time: realTime, sockets: { ...socketLimits, patience: 300 } })
    const port = await listen(app)
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    const { sleeper, gone } = await asleep(port)
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

/** A raw socket whose client never reads. */
async function asleep(port: number): Promise<{ readonly sleeper: Socket; readonly gone: Promise<unknown> }> {
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
  return { sleeper, gone }
}

const [textFrame, pingFrame, pongFrame] = [0x81, 0x89, 0x8a]

/** A masked frame as sent by a client; the mask is zero. */
function frame(text: string, kind = textFrame): Buffer {
  const body = Buffer.from(text)
  const head = body.length < 126 ? Buffer.from([kind, 0x80 | body.length]) : Buffer.alloc(4)
  if (body.length >= 126) {
    head.set([0x81, 0x80 | 126])
    head.writeUInt16BE(body.length, 2)
  }
  return Buffer.concat([head, Buffer.alloc(4), body])
}
