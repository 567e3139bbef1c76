/** A gateway that cannot reach Redis sends its people to another one, and takes people again when it can. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import { startRelay, type Relay } from '../../../../test/servers/relay.js'
import type { Server } from '../../../../test/servers/server.js'
import { addBot, look, openTiny, play, type Asker } from '../help.js'
import { listen, rawSocket, subscribe, watchTable } from '../socket-help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 20_000, interval: 20 }

describe.skipIf(!hasRedis)('a gateway cut off from Redis', { timeout: 60_000 }, () => {
  let server: Server
  let relay: Relay
  let cut: Gateway
  let ports: { readonly cut: number; readonly other: number }
  let other: Gateway
  let ola: Asker

  beforeEach(async () => {
    server = await startRedis()
    relay = await startRelay(server.port)
    const archive = newStore()
    cut = await gateway(`redis://127.0.0.1:${relay.port}`, archive)
    other = await gateway(server.url, archive)
    ports = { cut: await listen(cut.app), other: await listen(other.app) }
    ;[ola] = (await people(cut.app, 1)) as [Asker]
    await expect.poll(() => other.cluster.status().ready && cut.cluster.status().ready, patience).toBe(true)
  })
  afterEach(async () => {
    await Promise.all([cut.app.close(), other.app.close()])
    await relay.stop()
    await server.end()
  })

  /** Waits until each has heard of the other one. */
  const heartbeatsOfBoth = async (): Promise<void> => {
    const { client, keys } = other.redis
    await expect.poll(() => client.zcard(keys.processes), patience).toBe(2)
    const [seconds] = await client.time()
    const oldest = async (): Promise<number> =>
      Number((await client.zrange(keys.processes, 0, 0, 'WITHSCORES'))[1])
    await expect.poll(oldest, patience).toBeGreaterThan((Number(seconds) + 1) * 1_000)
  }
  /** The status with which a socket is refused, or 101. */
  const statusOf = (socket: WebSocket): Promise<number> =>
    new Promise((resolve, reject) => {
      socket.once('open', () => {
        resolve(101)
        socket.terminate()
      })
      socket.once('unexpected-response', (request, { statusCode = 0 }) => {
        request.destroy()
        resolve(statusCode)
      })
      socket.once('error', reject)
    })

  it('closes its sockets with 1012 within seconds, refuses new ones, and takes them when it is back', async () => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    await addBot(ola, id)
    const mine = subscribe(ports.cut, watchTable(id), ola.token)
    const theirs = subscribe(ports.other, watchTable(id), ola.token)
    for (const one of [mine, theirs]) await one.until(({ phase }) => phase === 'PLAYING')
    await heartbeatsOfBoth()
    relay.cut()
    const since = performance.now()
    expect(await mine.ended).toMatchObject({ code: 1012 })
    console.log(`sent elsewhere after ${Math.round(performance.now() - since)} ms`)
    expect(await statusOf(rawSocket(ports.cut))).toBe(503)
    // The other one drives the table meanwhile, and those who are there stay.
    await expect
      .poll(async () => {
        const { phase, seq, view } = await look(other.as(ola), id)
        if (view?.toAct.includes(view.seat ?? -1) === true)
          await play(other.as(ola), id, seq, view.legal[0] ?? '')
        return phase
      }, patience)
      .toBe('BETWEEN')
    await theirs.until(({ phase }) => phase === 'BETWEEN')
    relay.mend()
    await expect.poll(() => statusOf(rawSocket(ports.cut)), patience).toBe(101)
    await expect.poll(async () => (await look(ola, id)).phase, patience).toBe('BETWEEN')
    theirs.close()
  })
})
