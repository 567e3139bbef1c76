/** Redis goes away and comes back with or without its data, and the archive goes away. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Store } from '../../src/store/store.js'
import { addBot, look, openTiny, play, ready, sit, type Asker, type TableAnswer } from '../help.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 15_000, interval: 20 }

describe.skipIf(!hasRedis)('a cluster', { timeout: 30_000 }, () => {
  let server: Server
  let archive: Store
  let archiveAway: boolean
  let one: Gateway
  let two: Gateway
  let ola: Asker

  beforeEach(async () => {
    server = await startRedis()
    const inner = newStore()
    archiveAway = false
    const unlessAway =
      <A extends unknown[], T>(does: (...args: A) => Promise<T>) =>
      (...args: A): Promise<T> =>
        archiveAway ? Promise.reject(new Error('the archive is away')) : does(...args)
    archive = {
      append: unlessAway((append) => inner.append(append)),
      log: unlessAway((table, from) => inner.log(table, from)),
      live: unlessAway(() => inner.live()),
      record: unlessAway((table, hand) => inner.record(table, hand)),
      close: () => inner.close(),
    }
    ;[one, two] = [await gateway(server.url, archive), await gateway(server.url, archive)]
    ;[ola] = (await people(one.app, 1)) as [Asker]
  })
  afterEach(async () => {
    await Promise.all([one.app.close(), two.app.close()])
    await server.end()
  })

  const atTableWithBots = async (): Promise<TableAnswer> => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    return addBot(ola, id)
  }
  /** Waits for a player’s turn; null if the hand is over. */
  const turn = async (who: Asker, id: string): Promise<TableAnswer | null> => {
    for (;;) {
      const seen = await look(who, id)
      if (seen.phase !== 'PLAYING') return null
      if (seen.view?.toAct.includes(seen.view.seat ?? -1) === true) return seen
    }
  }
  const playHand = async (who: Asker, id: string): Promise<void> => {
    for (;;) {
      const seen = await turn(who, id)
      if (seen === null) return
      await play(who, id, seen.seq, seen.view?.legal[0] ?? '')
    }
  }
  const bothReady = (): Promise<void> =>
    expect.poll(() => one.cluster.status().ready && two.cluster.status().ready, patience).toBe(true)

  it('refuses while Redis is away, loses nothing acknowledged, and continues for viewers', async () => {
    const { id } = await atTableWithBots()
    const watching = subscribe(await listen(two.app), watchTable(id), ola.token)
    const before = await turn(ola, id)
    if (before === null) throw new Error('the hand is over')
    await watching.until(({ seq }) => seq === before.seq)
    await server.stop('SIGKILL')
    const move = before.view?.legal[0] ?? ''
    const since = performance.now()
    // For ten seconds of constant tries: neither a full queue nor a client that gives up may end it.
    do {
      expect((await play(ola, id, before.seq, move)).code).toBe('UNAVAILABLE')
      expect((await play(two.as(ola), id, before.seq, move)).code).toBe('UNAVAILABLE')
      expect((await openTiny(ola)).code).toBe('UNAVAILABLE')
    } while (performance.now() - since < 10_000)
    expect((await look(two.as(ola), id)).view).toEqual(before.view)

    await server.start()
    await bothReady()
    // Another run of Redis is another epoch, so the client’s state need not be older.
    const again = await watching.until(({ epoch }) => epoch !== before.epoch)
    expect(again).toMatchObject({ notice: null, hand: 0 })
    expect(again.view?.hand).toEqual(before.view?.hand)
    expect(again.seq).toBeGreaterThanOrEqual(before.seq)
    await playHand(two.as(ola), id)
    await watching.until(({ phase }) => phase === 'BETWEEN')
    watching.close()
  })

  it('restores tables from the archive when Redis comes back empty, and says so', async () => {
    const { id, fairness } = await atTableWithBots()
    const young = await atTableWithBots()
    await playHand(ola, id)
    const settled = await look(ola, id)
    const record = `{ record(table: "${id}", hand: 0) { ... on Record { text } } }`
    const { text } = await ola.get<{ text: string }>(record)
    await ready(ola, id)
    const seen = await turn(ola, id)
    expect(seen?.hand).toBe(1)
    await expect.poll(async () => (await archive.log(id)).length, patience).toBeGreaterThan(1)
    await expect.poll(async () => (await archive.log(young.id)).length, patience).toBe(1)
    const watching = subscribe(await listen(two.app), watchTable(id), ola.token)
    await watching.until(({ hand }) => hand === 1)

    await server.stop('SIGKILL')
    server.empty()
    await server.start()
    await bothReady()
    const back = await watching.until(({ notice }) => notice === 'RESTORED')
    expect(back).toMatchObject({
      phase: 'BETWEEN',
      hand: 0,
      settlement: settled.settlement,
      sheet: settled.sheet,
    })
    expect(back.epoch).not.toBe(settled.epoch)
    // Other cards, because those that were seen are no longer secret.
    expect(back.fairness?.next).not.toBe(settled.fairness?.next)
    expect(back.fairness?.commitment).toBe(fairness?.commitment)
    expect(await look(ola, young.id)).toMatchObject({ phase: 'CLOSED', notice: 'RESTORED' })
    expect(await two.as(ola).get(record)).toEqual({ text })

    await expect.poll(async () => (await ready(two.as(ola), id)).phase, patience).toBe('PLAYING')
    expect(await look(ola, id)).toMatchObject({ hand: 1, notice: null })
    await playHand(ola, id)
    expect(await look(ola, id)).toMatchObject({ phase: 'BETWEEN', hand: 1 })
    await expect.poll(async () => await archive.record(id, 1), patience).toContain('hand: 1')
    expect(await archive.record(id, 0)).toBe(text)
    watching.close()
  })

  it('plays on while the archive is away, and archives everything once afterwards', async () => {
    archiveAway = true
    const { id } = await atTableWithBots()
    for (const hand of [0, 1, 2]) {
      await playHand(hand % 2 === 0 ? ola : two.as(ola), id)
      if (hand < 2) await expect.poll(async () => (await ready(ola, id)).phase, patience).toBe('PLAYING')
    }
    expect((await look(two.as(ola), id)).phase).toBe('FINISHED')
    expect(one.cluster.status().behind + two.cluster.status().behind).toBeGreaterThan(0)
    archiveAway = false
    const log = await one.redis.store.log(id)
    await expect.poll(async () => (await archive.log(id)).length, patience).toBe(log.length)
    expect(await archive.log(id)).toEqual(log)
    await expect.poll(() => one.cluster.status().behind + two.cluster.status().behind, patience).toBe(0)
    expect(await archive.live()).toEqual([])
    expect(await archive.record(id, 2)).toContain('hand: 2')
  })

  it('applies nothing later that it refused while Redis hung, and stops the clocks meanwhile', async () => {
    const { id } = await openTiny(ola, 'speed: FAST, length: 3')
    await addBot(ola, id)
    const [jan] = (await people(one.app, 1)) as [Asker]
    await sit(two.as(jan), id)
    const before = await turn(jan, id)
    const since = one.redis.time.now()
    server.signal('SIGSTOP')
    const refused = await play(jan, id, before?.seq ?? 0, before?.view?.legal[0] ?? '')
    expect(refused.code).toBe('UNAVAILABLE')
    await expect.poll(() => one.redis.time.now() - since, patience).toBeGreaterThan(3_500)
    server.signal('SIGCONT')
    await bothReady()
    const log = async () => (await one.redis.store.log(id, before?.seq)).map(({ entry }) => entry.kind)
    await expect.poll(log, patience).toEqual(['resume'])
    const after = await look(two.as(jan), id)
    expect(after.view).toEqual(before?.view)
    // A minute in all and four seconds a move. The outage was longer than what the test may take from it.
    expect(after.players[2]?.clock).toBeGreaterThan(61_500)
    expect((await play(two.as(jan), id, after.seq, after.view?.legal[0] ?? '')).__typename).toBe('Table')
  })
})
