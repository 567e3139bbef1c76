/** Subscribers who see the same share one execution. A slow or returning reader gets the newest state. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Hand } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frame } from '../src/graphql/frame.js'
import { outbox, type Outbox } from '../src/graphql/outbox.js'
import { nextTurn } from '../src/base/turn.js'
import type { Offer } from '../src/base/offer.js'
import { realTime } from '../src/base/time.js'
import {
  addBot,
  guest,
  look,
  openTiny,
  play,
  sit,
  testApp,
  tiny,
  type Asker,
  type TableAnswer,
} from './help.js'
import { listen, message, opened, rawSocket, subscribe, watchTable, type Watching } from './socket-help.js'

let app: FastifyInstance
const watching: Watching<unknown>[] = []
const sockets: WebSocket[] = []
afterEach(async () => {
  for (const it of watching.splice(0)) it.close()
  for (const socket of sockets.splice(0)) socket.terminate()
  await app.close()
})

interface Counted {
  readonly offer: Offer
  /** How many views for onlookers were made. */
  readonly made: () => number
}

/** The tiny game, counting each view made for an onlooker. */
function counted(): Counted {
  let made = 0
  const watched = (hand: Hand): Hand => ({
    ...hand,
    view: (seat) => {
      if (seat === null) made += 1
      return hand.view(seat)
    },
    play: (seat, text) => {
      const next = hand.play(seat, text)
      return 'refused' in next ? next : watched(next)
    },
  })
  const { plugin } = tiny
  const start: typeof plugin.start = (...from) => {
    const hand = plugin.start(...from)
    return hand === undefined ? undefined : watched(hand)
  }
  return { offer: { ...tiny, plugin: { ...plugin, start } }, made: () => made }
}

/** Three people at a table after the deal, and a move by the player to act. */
async function dealt(): Promise<{ id: string; move: () => Promise<TableAnswer> }> {
  const people = [await guest(app, 'Ola'), await guest(app, 'Jan'), await guest(app, 'Ewa')]
  const [ola, jan, ewa] = people as [Asker, Asker, Asker]
  const { id } = await openTiny(ola, 'speed: FREE')
  await sit(jan, id)
  await sit(ewa, id)
  const move = async (): Promise<TableAnswer> => {
    for (const who of people) {
      const seen = await look(who, id)
      if (seen.view !== null && seen.view.toAct.includes(seen.view.seat ?? -1))
        return play(who, id, seen.seq, seen.view.legal[0] ?? '')
    }
    throw new Error('nobody is on the clock')
  }
  return { id, move }
}

const watch = (
  port: number,
  id: string,
  who?: Asker,
  args = '',
): Watching<TableAnswer & { missed: number | null }> => {
  const query = watchTable(id, args).replace('{ id seq', '{ id seq epoch missed')
  const it = subscribe<TableAnswer & { missed: number | null }>(port, query, who?.token)
  watching.push(it)
  return it
}

describe('1,000 onlookers at one table', () => {
  it('cost one execution when they come, and one per change', async () => {
    const { offer, made } = counted()
    app = await testApp({ time: realTime, games: [offer] })
    const port = await listen(app)
    const { id, move } = await dealt()
    const query = 'subscription ($id: ID!) { table(id: $id) { seq view { seat toAct legal } } }'
    const seqs = new Map<string, number[]>()
    let answers = 0
    let all = (): void => undefined
    const everybody = (): Promise<void> => new Promise((resolve) => (all = resolve))
    // Fifty sockets, each with the maximal number of subscriptions.
    for (let n = 0; n < 50; n++) {
      const socket = rawSocket(port)
      sockets.push(socket)
      await opened(socket)
      const hello = message(socket)
      socket.send('{"type":"connection_init"}')
      await hello
      socket.on('message', (data: Buffer) => {
        const { id: own, payload } = JSON.parse(data.toString()) as {
          id: string
          payload: { data: { table: { seq: number } } }
        }
        seqs.set(`${n} ${own}`, [...(seqs.get(`${n} ${own}`) ?? []), payload.data.table.seq])
        if (++answers % 1_000 === 0) all()
      })
    }
    const before = made()
    const come = everybody()
    for (const socket of sockets)
      for (let i = 0; i < 20; i++)
        socket.send(JSON.stringify({ id: `${i}`, type: 'subscribe', payload: { query, variables: { id } } }))
    await come
    // A shared text may have clocks up to a quarter of a second old, so a slow machine makes a few.
    expect(made() - before).toBeLessThan(20)

    const counts: number[] = []
    for (let moves = 0; moves < 3; moves++) {
      const [count, answered] = [made(), everybody()]
      await move()
      await answered
      counts.push(made() - count)
    }
    expect(counts).toEqual([1, 1, 1])
    for (const seen of seqs.values()) {
      expect(seen).toHaveLength(4)
      expect(seen).toEqual([...seen].sort((a, b) => a - b))
    }
    expect(seqs.size).toBe(1_000)
  })
})

describe('a viewer', () => {
  it('gets a view of their own once they sit down', async () => {
    app = await testApp({ time: realTime })
    const port = await listen(app)
    const [ola, jan] = [await guest(app, 'Ola'), await guest(app, 'Jan')]
    const { id } = await openTiny(ola)
    const [jans, theirs] = [watch(port, id, jan), watch(port, id)]
    expect((await jans.until(() => true)).chair).toBeNull()
    await sit(jan, id)
    await addBot(ola, id)
    expect((await jans.until(({ phase }) => phase === 'PLAYING')).chair).toBe(1)
    expect((await theirs.until(({ phase }) => phase === 'PLAYING')).chair).toBeNull()
  })
})

describe('since', () => {
  const since = (epoch: string, seq: number): string => `since: { epoch: "${epoch}", seq: ${seq} }`

  it('tells returning viewers how much they missed, with the newest view, and then nothing', async () => {
    app = await testApp({ time: realTime })
    const port = await listen(app)
    const { id, move } = await dealt()
    const first = watch(port, id)
    const { seq, epoch, missed } = await first.until(() => true)
    expect(missed).toBeNull()
    first.close()
    await move()
    await move()
    const back = watch(port, id, undefined, since(epoch, seq))
    expect(await back.until(() => true)).toMatchObject({ seq: seq + 2, missed: 2 })
    await move()
    expect(await back.until((seen) => seen.seq === seq + 3)).toMatchObject({ missed: null })
    const other = watch(port, id, undefined, since('another', seq))
    expect(await other.until(() => true)).toMatchObject({ seq: seq + 3, missed: null })
    const same = watch(port, id, undefined, since(epoch, seq + 3))
    expect(await same.until(() => true)).toMatchObject({ seq: seq + 3, missed: 0 })
  })

  it('never answers with an older state than was seen', async () => {
    app = await testApp({ time: realTime })
    const port = await listen(app)
    const { id, move } = await dealt()
    const now = watch(port, id)
    const { seq, epoch } = (await now.until(() => true)) as TableAnswer & { epoch: string }
    // As if another process had announced two moves that this one does not know yet.
    const ahead = watch(port, id, undefined, since(epoch, seq + 2))
    await move()
    await now.until((seen) => seen.seq === seq + 1)
    await move()
    await ahead.until((seen) => seen.seq === seq + 2)
    expect(ahead.seen.map((seen) => seen.seq)).toEqual([seq + 2])
  })
})

describe('output to a client that does not read', () => {
  /** A client that has stopped reading, and the outbox to it. */
  async function stopped(most: number): Promise<{ client: WebSocket; way: Outbox; end: () => void }> {
    const server = createServer()
    const accept = new WebSocketServer({ server })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const connected = once(accept, 'connection')
    const client = new WebSocket(`ws://127.0.0.1:${address.port}`)
    await once(client, 'open')
    const [socket, request] = (await connected) as [WebSocket, IncomingMessage]
    client.pause()
    const way = outbox(socket, request.socket, most, nextTurn())
    return { client, way, end: () => (client.terminate(), accept.close(), server.close()) }
  }
  const large = 'x'.repeat(16 * 1024 * 1024)

  it('resumes with the newest state, once, when the client reads again', async () => {
    app = await testApp()
    const { client, way, end } = await stopped(64 * 1024 * 1024)
    way.send(frame(large))
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(way.isFree()).toBe(false)
    let newest = 0
    const notified: number[] = []
    const what = {}
    const free = new Promise<void>((resolve) => {
      for (newest = 1; newest < 100; newest++)
        way.whenFree(what, () => {
          notified.push(newest)
          resolve()
        })
    })
    client.resume()
    await free
    expect(notified).toEqual([100])
    expect(way.isFree()).toBe(true)
    end()
  })

  it('is closed when more than the limit waits', async () => {
    app = await testApp()
    const { client, way, end } = await stopped(1024 * 1024)
    const gone = once(client, 'close')
    way.send(frame(large))
    client.resume()
    await gone
    end()
  })
})
