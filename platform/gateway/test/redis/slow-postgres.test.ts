/** A PostgreSQL that answers late, but does answer: nobody at a table waits for it, and nothing is lost or called an outage. */
import { connect, createServer, type AddressInfo, type Server as Relay } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { nodeEntropy } from '../../src/base/entropy.js'
import { realTime } from '../../src/base/time.js'
import { noOutages } from '../../src/store/outages.js'
import { openPostgres, type PostgresData } from '../../src/store/postgres.js'
import { newDatabase } from '../databases.js'
import { addBot, look, openTiny, play, testApp, type App, type Asker } from '../help.js'
import { gateway, people } from './gateways.js'

const patience = { timeout: 50_000, interval: 50 }
/** Milliseconds for a question and its answer, while it is slow. A query counts as failed after five seconds. */
const [roundTrip, shortTrip] = [800, 250]

describe.skipIf(!hasRedis || !hasPostgres)('a slow PostgreSQL', { timeout: 90_000 }, () => {
  let postgres: Server
  let relay: Relay
  let data: PostgresData
  let delay: number
  /** What was reported about the server. */
  let reported: string[]
  const ends: (() => Promise<unknown>)[] = []

  beforeEach(async () => {
    ;[delay, reported] = [0, []]
    postgres = await startPostgres()
    relay = createServer((socket) => {
      const on = connect(postgres.port, '127.0.0.1')
      for (const [from, to] of [
        [socket, on],
        [on, socket],
      ] as const) {
        from.on('error', () => undefined).on('close', () => to.destroy())
        // In order: each piece waits as long as the one before it at least.
        from.on('data', (bytes) => void setTimeout(() => to.writable && to.write(bytes), delay / 2))
      }
    })
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
    const url = (await newDatabase(postgres)).replace(
      `:${postgres.port}`,
      `:${(relay.address() as AddressInfo).port}`,
    )
    data = await openPostgres(url, {
      shared: true,
      lost: () => undefined,
      outages: { ...noOutages, gone: (cause) => void reported.push(cause) },
    })
  })
  afterEach(async () => {
    delay = 0
    for (const end of ends.splice(0).reverse()) await end()
    await data.store.close()
    relay.close()
    await postgres.end()
  })

  /** Plays a hand. Returns how long each of the person's moves took. */
  const playHand = async (who: Asker, id: string): Promise<readonly number[]> => {
    const took: number[] = []
    for (;;) {
      const seen = await look(who, id)
      if (seen.phase !== 'PLAYING') return took
      if (seen.view?.toAct.includes(seen.view.seat ?? -1) !== true) continue
      const from = performance.now()
      expect((await play(who, id, seen.seq, seen.view.legal[0] ?? '')).__typename).toBe('Table')
      took.push(performance.now() - from)
    }
  }
  const sitDown = async (app: App): Promise<{ ola: Asker; id: string }> => {
    const [ola] = (await people(app, 1)) as [Asker]
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    await addBot(ola, id)
    return { ola, id }
  }

  it('delays no move where Redis has the tables, and gets what was settled in the end', async () => {
    const redis = await startRedis()
    ends.push(() => redis.end())
    const one = await gateway(redis.url, data.store)
    ends.push(() => one.app.close())
    delay = roundTrip
    const { ola, id } = await sitDown(one.app)
    const took = await playHand(ola, id)
    const median = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]
    expect(median).toBeLessThan(roundTrip)
    await expect.poll(() => one.cluster.status().behind, patience).toBe(0)
    expect(await data.store.record(id, 0)).toEqual(expect.any(String))
    expect(reported).toEqual([])
  })

  it('accepts each move late where it has the tables itself, and none is lost or made twice', async () => {
    const app = await testApp({ store: data.store, time: realTime, entropy: nodeEntropy })
    ends.push(() => app.close())
    const { ola, id } = await sitDown(app)
    // A move is several questions, one after the other.
    delay = shortTrip
    const took = await playHand(ola, id)
    expect(Math.min(...took)).toBeGreaterThan(shortTrip)
    const log = await data.store.log(id)
    const moves = log.filter(({ entry }) => entry.kind === 'move' && entry.by === 'player')
    expect(moves).toHaveLength(took.length)
    expect((await look(ola, id)).seq).toBe(log.length)
    expect(reported).toEqual([])
  })
})
