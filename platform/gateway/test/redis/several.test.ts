/** Several gateways in one cluster: any of them serves any table. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Store } from '../../src/store/store.js'
import { addBot, leave, look, openTiny, play, ready, sit, type Asker, type TableAnswer } from '../help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 10_000, interval: 20 }
const count = (answers: readonly TableAnswer[], code: string): number =>
  answers.filter((answer) => answer.code === code).length

describe.skipIf(!hasRedis)('a cluster of several gateways', () => {
  let server: Server
  let database = 0
  let archive: Store
  let one: Gateway
  let two: Gateway
  let gateways: Gateway[]
  let ola: Asker
  let jan: Asker

  const join = async (): Promise<Gateway> => {
    const made = await gateway(`${server.url}/${database}`, archive)
    gateways.push(made)
    return made
  }
  beforeAll(async () => {
    server = await startRedis('--databases', '64')
  })
  afterAll(() => server.end())
  beforeEach(async () => {
    database += 1
    archive = newStore()
    gateways = []
    ;[one, two] = [await join(), await join()]
    ;[ola, jan] = (await people(one.app, 2)) as [Asker, Asker]
  })
  afterEach(() => Promise.all(gateways.map(({ app }) => app.close())))

  /** Everybody plays their first legal move, through changing gateways, until the hand is over. */
  const playHand = async (id: string, who: readonly Asker[]): Promise<void> => {
    for (let turn = 0; ; turn++) {
      const player = who[turn % who.length] as Asker
      const seen = await look(player, id)
      if (seen.phase !== 'PLAYING') return
      if (seen.view?.toAct.includes(seen.view.seat ?? -1) !== true) continue
      await play(player, id, seen.seq, seen.view.legal[0] ?? '')
    }
  }

  it('shows at every gateway at once what another has acknowledged', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    const sat = await sit(two.as(jan), id)
    expect(sat).toMatchObject({ chair: 1 })
    expect(await look(ola, id)).toMatchObject({ seq: sat.seq, players: [{}, { name: 'P1' }, null] })
    const dealt = await addBot(ola, id)
    const mine = await look(two.as(ola), id)
    expect(mine.seq).toBe(dealt.seq)
    expect(mine.view).toEqual((await look(ola, id)).view)
    await playHand(id, [ola, two.as(jan)])
    await playHand(id, [two.as(ola), jan])
    const [a, b] = [await look(ola, id), await look(two.as(ola), id)]
    expect(a).toMatchObject({ phase: 'BETWEEN', hand: 0 })
    expect(b).toMatchObject({ phase: 'BETWEEN', settlement: a.settlement, sheet: a.sheet })
  })

  it('lets exactly one of forty take the last chair', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await addBot(ola, id)
    const forty = await people(one.app, 40)
    const answers = await Promise.all(forty.map((who, i) => sit(i % 2 === 0 ? who : two.as(who), id)))
    expect(answers.filter(({ chair }) => chair === 2)).toHaveLength(1)
    expect(count(answers, 'TAKEN')).toBe(39)
    expect((await archive.live()).length).toBeLessThanOrEqual(1)
  })

  it('makes a move once that arrives twice at two gateways, with the same answer', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await sit(jan, id)
    const [eve] = (await people(one.app, 1)) as [Asker]
    await sit(eve, id)
    const { seq } = await look(two.as(jan), id)
    const ways = [jan, two.as(jan), jan, two.as(jan)]
    const answers = await Promise.all(ways.map((who) => play(who, id, seq, 'pass')))
    expect(answers.map((answer) => answer.seq)).toEqual(ways.map(() => seq + 1))
    expect((await one.redis.store.log(id, seq)).map(({ entry }) => entry)).toMatchObject([
      { kind: 'move', move: 'pass', by: 'player' },
    ])
    expect((await play(two.as(jan), id, seq - 1, 'pass')).code).toBe('STALE')
  })

  it('lets bots play once', async () => {
    const { id } = await openTiny(ola, 'speed: FREE, length: 3')
    await addBot(ola, id)
    await addBot(two.as(ola), id)
    for (let hand = 0; hand < 3; hand++) {
      await expect.poll(async () => (await look(ola, id)).hand, patience).toBe(hand)
      await playHand(id, [two.as(ola), ola])
      if (hand < 2) await ready(two.as(ola), id)
    }
    await expect.poll(async () => (await look(ola, id)).phase, patience).toBe('FINISHED')
    // All of it is archived unchanged.
    const log = await one.redis.store.log(id)
    await expect.poll(async () => (await archive.log(id)).length, patience).toBe(log.length)
    expect(await archive.log(id)).toEqual(log)
    expect(await archive.live()).toEqual([])
    for (const hand of [0, 1, 2]) expect(await archive.record(id, hand)).toContain('player 0: P0')
    await expect.poll(() => two.cluster.status().behind + one.cluster.status().behind, patience).toBe(0)
  })

  it('knows everywhere which tables are open, who sits where and who is online', async () => {
    const { id } = await openTiny(ola)
    const rows = (): Promise<{ id: string; players: unknown[] }[]> =>
      two.as(jan).get('{ lobby { id players { name online } } }')
    await expect.poll(rows, patience).toEqual([{ id, players: [{ name: 'P0', online: false }, null, null] }])
    expect((await two.as(ola).get<{ tables: string[] }>('{ me { tables } }')).tables).toEqual([id])
    for (let i = 1; i < 8; i++) await openTiny(i % 2 === 0 ? ola : two.as(ola))
    await expect.poll(async () => (await rows()).length, patience).toBe(8)
    expect((await openTiny(two.as(ola))).code).toBe('TOO_MANY')
    await leave(two.as(ola), id)
    await expect.poll(async () => (await rows()).length, patience).toBe(7)
  })

  it('hands over the tables of a gateway that stops', async () => {
    const { id } = await openTiny(ola, 'speed: FREE')
    await addBot(ola, id)
    const there = two.as(ola)
    await look(there, id)
    await one.app.close()
    gateways = gateways.filter((each) => each !== one)
    const closed = performance.now()
    await addBot(there, id)
    await playHand(id, [there])
    expect((await look(there, id)).phase).toBe('BETWEEN')
    expect(performance.now() - closed).toBeLessThan(2_000)
  })
})
