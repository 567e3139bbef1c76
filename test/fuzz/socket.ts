/** Sockets that send what no client would. Each sends a burst, and is answered or closed with a stated reason. */
import { connect } from 'node:net'
import type { Random } from '@stolik/core'
import { WebSocket } from 'ws'
import { bytes, picker, torn, value } from './ammunition.js'
import type { Arsenal } from './arsenal.js'
import type { Judge } from './judge.js'
import { request } from './operations.js'

const patience = 30_000
/** The allowed close codes of the protocols; never 1011 or 4500, which would be our failure. */
const endings = [
  1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 4400, 4401, 4403, 4406, 4408, 4409, 4429,
]

/** Ids that must be answered if nothing ends the socket earlier, and the number of pings among the messages. */
function expected(messages: readonly (string | Buffer)[]): { open: Set<string>; pings: number } {
  const open = new Set<string>()
  let pings = 0
  for (const message of messages) {
    const { type, id, payload } = read(message)
    if (type === 'ping') pings += 1
    if (typeof id !== 'string') continue
    // A subscriber that claims to have seen more than exists hears nothing until there is more.
    if (type === 'subscribe' && payload?.variables?.since === undefined) open.add(id)
    if (type === 'complete') open.delete(id)
  }
  return { open, pings }
}

interface Said {
  readonly type?: unknown
  readonly id?: unknown
  readonly payload?: { readonly variables?: { readonly since?: unknown } | null } | null
}

function read(message: string | Buffer): Said {
  try {
    return (JSON.parse(message.toString()) as Said | null) ?? {}
  } catch {
    return {}
  }
}

export function socketFuzz(port: number, random: Random, arsenal: Arsenal, judge: Judge) {
  const pick = picker(random)
  const hello = (): string =>
    JSON.stringify({
      type: 'connection_init',
      payload: random.below(8) === 0 ? value(random) : { token: pick([...arsenal.tokens, 7, null, {}]) },
    })

  let ids = 0
  const subscribe = (id: unknown): string =>
    JSON.stringify({ id, type: 'subscribe', payload: request(random, arsenal) })

  /** A message in the form of the protocol, whatever it asks: the socket stays open. */
  const draw = (): string => {
    switch (random.below(8)) {
      case 0:
        return JSON.stringify({ id: pick(['1', 'none', `m${ids}`]), type: 'complete' })
      case 1:
        return JSON.stringify({ type: pick(['ping', 'pong']), payload: { x: value(random) } })
      default:
        return subscribe(`${pick(['m', '#', '__proto__', '+/'])}${++ids}`)
    }
  }

  /** A message that ends a socket. */
  const last = (): string | Buffer => {
    switch (random.below(8)) {
      case 0:
        return bytes(random, random.below(200))
      case 1:
        return torn(random, subscribe('t'))
      case 2:
        return JSON.stringify(value(random))
      case 3:
        return JSON.stringify({ id: value(random), type: 'subscribe', payload: value(random) })
      case 4:
        return JSON.stringify({
          type: pick(['next', 'error', 'connection_ack', 'x']),
          payload: value(random),
        })
      case 5:
        return hello()
      case 6:
        return random.below(9) === 0 ? 'x'.repeat(70_000) : '['.repeat(2_000)
      default:
        return subscribe(pick(['1', '']))
    }
  }

  /**
   * Sends these on a socket of its own, and resolves once it has ended. If none of them ends it, it is closed when everything
   * is answered: each id at least once, and the last ping.
   */
  const burst = (greeting: string | undefined, messages: readonly (string | Buffer)[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
      const said = (): string => messages.map((message) => message.toString().slice(0, 600)).join('\n')
      const fail = (why: string): void => {
        socket.terminate()
        reject(new Error(`${why}\n${said().slice(0, 6_000)}`))
      }
      const giveUp = setTimeout(() => fail(`unanswered: ${[...open].join(' ')}`), patience)
      const { open, pings } = expected(messages)
      let pongs = 0
      const fire = (): void => {
        for (const message of messages) socket.send(message)
        socket.send(JSON.stringify({ type: 'ping', payload: { last: true } }))
      }
      // Without a greeting the messages are sent at once, which the gateway must reject.
      socket.once('open', () => (greeting === undefined ? fire() : socket.send(greeting)))
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        const { type, id } = JSON.parse(text) as { type: string; id?: string }
        try {
          judge.answer('socket', text)
        } catch (error) {
          return fail(error instanceof Error ? error.message : '')
        }
        if (type === 'connection_ack') fire()
        if (type === 'pong') pongs += 1
        if (id !== undefined) open.delete(id)
        if (open.size === 0 && pongs > pings) socket.close(1000)
      })
      socket.on('error', () => undefined)
      socket.once('close', (code: number) => {
        clearTimeout(giveUp)
        judge.count(`socket closed ${code}`)
        if (endings.includes(code)) resolve()
        else fail(`a socket was closed with ${code}`)
      })
    })

  /** Connects like a page of another site, with another protocol, or at another path. */
  const knock = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const [path, protocol, origin] = pick([
        ['/graphql', 'graphql-transport-ws', 'https://evil.example'],
        ['/graphql', 'graphql-transport-ws', 'null'],
        ['/graphql', 'graphql-ws', undefined],
        ['/healthz', 'graphql-transport-ws', undefined],
      ] as const)
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, {
        ...(origin !== undefined && { origin }),
      })
      socket.on('message', (data: Buffer) =>
        reject(new Error(`let in from ${origin ?? path}: ${data.toString()}`)),
      )
      socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
      socket.once('unexpected-response', (_, { statusCode }) => {
        judge.count(`knock ${statusCode ?? 0}`)
        socket.terminate()
      })
      socket.on('error', () => undefined)
      socket.once('close', (code: number) => {
        // 1006 means that it was not opened.
        if (code === 1006) return resolve()
        judge.count(`knock closed ${code}`)
        if (code === 4406) return resolve()
        reject(new Error(`a socket at ${path} of ${origin ?? 'no origin'} was closed with ${code}`))
      })
    })

  /** Sends invalid frames after a valid handshake. */
  const frames = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.setTimeout(200, () => socket.destroy())
      socket.on('error', () => undefined)
      socket.once('data', () => {
        // A header that announces more than follows, or anything.
        const head = pick([
          Buffer.from([0x81, 0xfe, 0x7f, 0xff]),
          Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0]),
          Buffer.alloc(0),
        ])
        socket.end(Buffer.concat([head, bytes(random, random.below(100))]))
      })
      socket.once('close', () => {
        judge.count('frames closed')
        resolve()
      })
      socket.write(
        `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
          'Sec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n',
      )
    })

  return {
    /** Sends about this many messages. Returns how many. */
    shoot: async (most: number): Promise<number> => {
      const kind = random.below(20)
      if (kind === 0) {
        await frames()
        return 1
      }
      if (kind === 1) {
        await knock()
        return 1
      }
      if (kind === 2) {
        // Thousands of subscriptions on one socket.
        const lobby = (i: number): string =>
          JSON.stringify({
            id: `s${i}`,
            type: 'subscribe',
            payload: { query: 'subscription { lobby { id } }' },
          })
        const many = Array.from({ length: Math.min(most, 2_000) }, (_, i) => lobby(i))
        await burst(hello(), many)
        return many.length + 2
      }
      const greeting = random.below(10) === 0 ? undefined : hello()
      const messages: (string | Buffer)[] = Array.from({ length: 1 + random.below(60) }, draw)
      if (random.below(3) === 0) messages.push(last())
      await burst(greeting, messages)
      return messages.length + 2
    },
  }
}
