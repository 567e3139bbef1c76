/** "Find me a table" with several gateways that serve the same tables. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { botsAfter } from '../../src/lobby/api/find.js'
import type { Store } from '../../src/store/store.js'
import type { Time } from '../../src/base/time.js'
import { look, whole, type Asker, type TableAnswer } from '../help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 20_000, interval: 20 }

describe.skipIf(!hasRedis)('finding a table in a cluster of several gateways', { timeout: 60_000 }, () => {
  let server: Server
  let archive: Store
  let one: Gateway
  let two: Gateway
  /** How far the clock of the tables is ahead. */
  let ahead: number
  const moved = (time: Time): Time => ({ ...time, now: () => time.now() + ahead })
  beforeEach(async () => {
    ahead = 0
    server = await startRedis()
    archive = newStore()
    const pace = { bot: 60_000, between: 12_000 }
    one = await gateway(server.url, archive, pace, moved)
    two = await gateway(server.url, archive, pace, moved)
  })
  afterEach(async () => {
    await Promise.all([one.app.close(), two.app.close()])
    await server.end()
  })

  const find = (who: Asker): Promise<TableAnswer> => who.get(`mutation { findTable { ${whole} } }`)
  const rowsAt = (at: Gateway, who: Asker): Promise<readonly object[]> => at.as(who).get('{ lobby { id } }')

  it('seats people of different gateways together, and never two on one chair', async () => {
    const [ola, jan, eve, pan] = (await people(one.app, 4)) as [Asker, Asker, Asker, Asker]
    const { id } = await find(ola)
    await expect.poll(() => rowsAt(two, ola), patience).toEqual([{ id }])
    expect((await find(two.as(jan))).id).toBe(id)
    // One chair is left, and two ask for it at once at different gateways.
    const found = await Promise.all([find(one.as(eve)), find(two.as(pan))])
    expect(found.filter((answer) => answer.id === id)).toHaveLength(1)
    expect(found.map(({ __typename }) => __typename)).toEqual(['Table', 'Table'])
    expect((await look(ola, id)).phase).toBe('PLAYING')
  })

  it('adds bots once, even if the gateway that opened the table is gone', async () => {
    const [ola] = (await people(two.app, 1)) as [Asker]
    const { id, seq } = await find(one.as(ola))
    expect((await look(ola, id)).phase).toBe('GATHERING')
    // Before the table is taken over, so that its new owner finds the time past.
    ahead = botsAfter
    await one.app.close()
    await expect.poll(async () => (await look(ola, id)).phase, patience).toBe('PLAYING')
    const kinds = (await two.redis.store.log(id, seq)).map(({ entry }) => entry.kind)
    expect(kinds).toEqual(['bot', 'bot', 'deal'])
  })
})
