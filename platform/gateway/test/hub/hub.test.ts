/** What a hub keeps for its workers, and what happens when one of them dies. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { realTime } from '../../src/base/time.js'
import { memoryRates } from '../../src/http/rates.js'
import { openHub } from '../../src/store/hub/hub.js'
import type { Append } from '../../src/store/store.js'
import { addBot, look, openTiny, play, sit, type Asker } from '../help.js'
import { people } from '../redis/gateways.js'
import { listen, subscribe, watchTable } from '../socket-help.js'
import { append, bot } from '../store-contract.js'
import { gateway, type Gateway } from './gateways.js'
import { testHub, workerOf, type TestHub, type TestWorker } from './hub.js'

const patience = { timeout: 10_000, interval: 20 }

let hub: TestHub
beforeEach(async () => {
  hub = await testHub()
})
afterEach(() => hub.end())

describe('the database of a hub', () => {
  const count = async (at: TestWorker): Promise<number> =>
    (await at.db.selectFrom('tables').selectAll().execute()).length
  const table = (id: string) => ({ id, over: 0 })

  it('has nothing of a transaction whose worker died, and goes on for the others', async () => {
    const [one, two] = [await hub.worker(), await hub.worker()]
    const begun = new Promise<void>((resolve) => {
      one.db
        .transaction()
        .execute(async (trx) => {
          await trx.insertInto('tables').values(table('a')).execute()
          resolve()
          await new Promise(() => undefined)
        })
        .catch(() => undefined)
    })
    await begun
    const waiting = two.db.insertInto('tables').values(table('b')).execute()
    one.kill()
    await waiting
    expect(await two.db.selectFrom('tables').select('id').execute()).toEqual([{ id: 'b' }])
  })

  it('rolls a failed transaction back, durable or not, and tells the code of the error', async () => {
    const one = await hub.worker()
    for (const transact of [
      one.durably,
      (work: Parameters<typeof one.durably>[0]) => one.db.transaction().execute(work),
    ])
      await expect(
        transact(async (trx) => {
          await trx.insertInto('tables').values(table('a')).execute()
          await trx.insertInto('tables').values(table('a')).execute()
        }),
      ).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
    expect(await count(one)).toBe(0)
    await one.durably((trx) => trx.insertInto('tables').values(table('a')).execute())
    expect(await count(one)).toBe(1)
  })

  it('does the transactions of all workers one after the other', async () => {
    const [one, two] = [await hub.worker(), await hub.worker()]
    await one.db.insertInto('tables').values(table('n')).execute()
    const addOne = (at: TestWorker): Promise<void> =>
      at.db.transaction().execute(async (trx) => {
        const { over } = await trx
          .selectFrom('tables')
          .select('over')
          .where('id', '=', 'n')
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('tables')
          .set({ over: over + 1 })
          .where('id', '=', 'n')
          .execute()
      })
    await Promise.all(Array.from({ length: 40 }, (_, i) => addOne(i % 2 === 0 ? one : two)))
    expect(await two.db.selectFrom('tables').select('over').execute()).toEqual([{ over: 40 }])
  })

  it('tells nobody what is not durable yet', async () => {
    let write = (): void => undefined
    const held = new Promise<void>((resolve) => (write = resolve))
    const store = {
      ...hub.data.store,
      append: async (one: Append) => {
        const answer = await hub.data.store.append(one)
        // It can be read, but the disk has not confirmed it.
        await held
        return answer
      },
    }
    const slow = await openHub({
      data: { ...hub.data, store },
      rates: memoryRates(realTime),
      time: realTime,
      workers: 2,
    })
    const [one, two] = [await workerOf(slow), await workerOf(slow)]
    const told: string[] = []
    const appended = one.store.append(append('a', 0)).then((answer) => told.push(answer))
    await vi.waitUntil(async () => (await hub.data.store.log('a')).length === 1, patience)
    const log = two.store.log('a').then((entries) => told.push(`read ${entries.length}`))
    const rows = two.db
      .selectFrom('entries')
      .selectAll()
      .execute()
      .then((all) => told.push(`found ${all.length}`))
    await two.hub.ask('open')
    expect(told).toEqual([])
    write()
    await Promise.all([appended, log, rows])
    expect(told.toSorted()).toEqual(['done', 'found 1', 'read 1'])
    slow.stop()
  })
})

describe('the lease of a table', () => {
  it('is held by one worker, and a worker that has lost it appends nothing by it', async () => {
    const [one, two] = [await hub.worker(), await hub.worker()]
    await one.store.append(append('a', 0))
    const fence = await one.cluster.claim('a')
    expect(await two.cluster.claim('a')).toBeUndefined()
    expect(await one.store.append(append('a', 1, { fence: fence ?? NaN }))).toBe('done')
    await one.cluster.leave()
    const next = await two.cluster.claim('a')
    expect(next).toBeGreaterThan(fence ?? NaN)
    expect(await one.store.append(append('a', 2, { fence: fence ?? NaN }))).toBe('fenced')
    expect(await two.store.append(append('a', 2, { fence: next ?? NaN }))).toBe('done')
    expect(await hub.data.store.log('a')).toEqual([bot(0), bot(1), bot(2)])
  })
})

describe('requests', () => {
  it('are counted over all workers together', async () => {
    const [one, two] = [await hub.worker(), await hub.worker()]
    const ways = [one, two, one, two, one, two]
    const answers = await Promise.all(ways.map(({ rates }) => rates.hit('a', 4, 10_000)))
    expect(answers.filter(Boolean)).toHaveLength(4)
    expect(await two.rates.rest('a')).toBeGreaterThan(0)
  })
})

/** Everybody plays their first legal move until the hand is over. */
async function playHand(id: string, people: readonly Asker[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    const who = people[turn % people.length] as Asker
    const seen = await look(who, id)
    if (seen.phase !== 'PLAYING') return
    if (seen.view?.toAct.includes(seen.view.seat ?? -1) === true)
      await play(who, id, seen.seq, seen.view.legal[0] ?? '')
  }
}

describe('a table of two workers', () => {
  let one: Gateway
  let two: Gateway
  let ola: Asker
  let jan: Asker
  let eve: Asker
  beforeEach(async () => {
    ;[one, two] = await Promise.all([gateway(hub), gateway(hub)])
    ;[ola, jan, eve] = (await people(one.app, 3)) as [Asker, Asker, Asker]
  })
  afterEach(() => Promise.all([one, two].map(({ app }) => app.close())))

  it('tells sockets at both of every move, in order', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await sit(two.as(jan), id)
    const ports = await Promise.all([listen(one.app), listen(two.app)])
    const watching = ports.map((port, i) => subscribe(port, watchTable(id), [ola, jan][i]?.token))
    await sit(eve, id)
    await playHand(id, [ola, two.as(jan), eve])
    const { seq } = await look(ola, id)
    for (const it of watching) {
      await it.until((told) => told.seq === seq)
      const seqs = it.seen.map((told) => told.seq)
      expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
      it.close()
    }
  })

  it('goes on at the other when one dies, with its bots, and its people are gone', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await sit(jan, id)
    const socket = subscribe(await listen(one.app), watchTable(id), jan.token)
    const there = two.as(ola)
    await expect.poll(async () => (await look(there, id)).players[1]?.online, patience).toBe(true)
    one.worker.kill()
    await expect.poll(async () => (await look(there, id)).players[1]?.online, patience).toBe(false)
    socket.close()
    // Only the holder of the lease deals, and moves for the bot.
    await addBot(there, id)
    await playHand(id, [there, two.as(jan)])
    const moves = (await hub.data.store.log(id)).flatMap(({ entry }) =>
      entry.kind === 'move' ? [entry.by] : [],
    )
    expect(moves).toContain('bot')
  })

  it('hears what is said at either, also after the death of the one that drove it', async () => {
    const say = (who: Asker, table: string): Promise<unknown> =>
      who.get(`mutation { say(table: "${table}", phrase: "hello") { __typename } }`)
    const { id } = await openTiny(ola)
    await sit(two.as(jan), id)
    await say(ola, id)
    await say(two.as(jan), id)
    one.worker.kill()
    const talk = subscribe<{ remarks: readonly object[] }>(
      await listen(two.app),
      `subscription { talk(id: "${id}") { remarks { name } } }`,
      jan.token,
    )
    expect((await talk.until(({ remarks }) => remarks.length === 2)).remarks).toEqual([
      { name: 'P0' },
      { name: 'P1' },
    ])
    talk.close()
  })
})

describe('a hub that starts on existing tables', () => {
  it('shares them among its workers, and clocks begin anew', async () => {
    const one = await hub.worker()
    for (const id of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd']) await one.store.append(append(id, 0))
    const next = await openHub({ data: hub.data, rates: memoryRates(realTime), time: realTime, workers: 2 })
    const shares = await Promise.all([1, 2].map(async () => (await workerOf(next)).hub.ask('join')))
    expect(shares.map((share) => share.length)).toEqual([2, 2])
    expect(shares.flat()).toEqual(
      ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'].map((table) => ({
        table,
        away: Infinity,
        cause: 'start',
      })),
    )
    next.stop()
  })

  it('on a restored copy says so at every table, and deals anew', async () => {
    const [first] = await Promise.all([gateway(hub), gateway(hub)])
    const [ola] = (await people(first.app, 1)) as [Asker]
    const { id } = await openTiny(ola, 'speed: FREE')
    await addBot(ola, id)
    await addBot(ola, id)
    const before = await look(ola, id)
    const tenure = { term: 99, restored: true }
    const restored = await testHub(1, { ...hub.data, tenure })
    const at = await gateway(restored)
    const after = await look(at.as(ola), id)
    expect(after).toMatchObject({ epoch: '99', notice: expect.any(String) as string })
    expect(after.fairness?.commitment).not.toBe(before.fairness?.commitment)
    await at.app.close()
  })
})
