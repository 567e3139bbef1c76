/**
 * The gateways’ requests fit a Redis cluster, which refuses every script and transaction whose keys are not in one slot, even
 * when a single server has all slots.
 */
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import { freePort, type Server } from '../../../../test/servers/server.js'
import { keysOf } from '../../src/store/redis/keys.js'
import { addBot, look, openTiny, play, ready, sit, type Asker } from '../help.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import { gateway, people } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 15_000, interval: 20 }

describe.skipIf(!hasRedis)('in a Redis cluster', { timeout: 60_000 }, () => {
  let server: Server
  let admin: Redis

  beforeAll(async () => {
    server = await startRedis('--cluster-enabled', 'yes', '--cluster-port', String(await freePort()))
    admin = new Redis(server.url)
    await admin.cluster('ADDSLOTSRANGE', '0', '16383')
    await vi.waitUntil(async () => (await admin.cluster('INFO')).includes('cluster_state:ok'), patience)
  })
  afterAll(async () => {
    admin.disconnect()
    await server.end()
  })

  it('the keys of a table are in one slot, those of two tables need not be', async () => {
    const keys = keysOf(0)
    const slots = (id: string) =>
      Promise.all(
        [keys.log(id), keys.table(id), keys.records(id), keys.here(id)].map((key) =>
          admin.cluster('KEYSLOT', key),
        ),
      )
    const [one, two] = [await slots('aaaaaaaa'), await slots('bbbbbbbb')]
    expect(new Set(one).size).toBe(1)
    expect(new Set(two).size).toBe(1)
    expect(one[0]).not.toBe(two[0])
    await expect(admin.mset(keys.log('aaaaaaaa'), '', keys.log('bbbbbbbb'), '')).rejects.toThrow('CROSSSLOT')
    await admin.config('RESETSTAT')
  })

  it('two gateways serve, run, archive and take over tables, and nothing crosses slots', async () => {
    const archive = newStore()
    const [one, two] = [await gateway(server.url, archive), await gateway(server.url, archive)]
    const [ola, jan] = (await people(one.app, 2)) as [Asker, Asker]
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    const watching = subscribe(await listen(two.app), watchTable(id), jan.token)
    await sit(two.as(jan), id)
    await addBot(ola, id)
    const playHand = async (who: readonly Asker[]): Promise<void> => {
      for (let turn = 0; ; turn++) {
        const asker = who[turn % who.length] as Asker
        const seen = await look(asker, id)
        if (seen.phase !== 'PLAYING') return
        if (seen.view?.toAct.includes(seen.view.seat ?? -1) === true)
          await play(asker, id, seen.seq, seen.view.legal[0] ?? '')
      }
    }
    await playHand([ola, two.as(jan)])
    await watching.until(({ phase }) => phase === 'BETWEEN')
    await expect.poll(() => archive.record(id, 0), patience).toContain('hand: 0')

    await one.app.close()
    for (const hand of [1, 2]) {
      await ready(two.as(ola), id)
      await ready(two.as(jan), id)
      await expect.poll(async () => (await look(two.as(ola), id)).hand, patience).toBe(hand)
      await playHand([two.as(ola), two.as(jan)])
    }
    expect((await look(two.as(ola), id)).phase).toBe('FINISHED')
    await expect.poll(() => archive.live(), patience).toEqual([])
    watching.close()
    await two.app.close()
    expect(await admin.info('errorstats')).not.toContain('CROSSSLOT')
    expect(await admin.info('commandstats')).toMatch(/cmdstat_evalsha/)
  })
})
