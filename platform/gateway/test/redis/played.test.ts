/** People’s settled hands and the next table, with several gateways that serve the same tables. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { sqlPlayed } from '../../src/played/sql.js'
import type { SqlData } from '../../src/store/sql.js'
import { asker, look, openTiny, play, ready, sit, whole, type Asker, type TableAnswer } from '../help.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newData } from '../stores.js'

const patience = { timeout: 20_000, interval: 20 }

describe.skipIf(!hasRedis)('after the hand, in a cluster of several gateways', { timeout: 60_000 }, () => {
  let server: Server
  let archive: SqlData
  let one: Gateway
  let two: Gateway
  beforeEach(async () => {
    server = await startRedis()
    archive = newData()
    const rest = { played: sqlPlayed(archive.db) }
    one = await gateway(server.url, archive.store, undefined, undefined, rest)
    two = await gateway(server.url, archive.store, undefined, undefined, rest)
  })
  afterEach(async () => {
    await Promise.all([one.app.close(), two.app.close()])
    await archive.store.close()
    await server.end()
  })

  const again = (who: Asker, id: string): Promise<TableAnswer> =>
    who.get(`mutation { again(table: "${id}") { ${whole} } }`)

  /** Three people play to the end, alternating between the gateways. */
  async function finished(all: readonly Asker[]): Promise<string> {
    const [first, ...others] = all as [Asker, ...Asker[]]
    const { id } = await openTiny(first, 'speed: FREE')
    for (const who of others) await sit(who, id)
    for (;;) {
      for (const who of all) {
        const seen = await look(who, id)
        if (seen.phase === 'FINISHED') return id
        if (seen.phase === 'BETWEEN') await ready(who, id)
        const seat = seen.view?.seat ?? null
        if (seen.phase !== 'PLAYING' || seen.view === null || seat === null) continue
        if (seen.view.toAct.includes(seat)) await play(who, id, seen.seq, seen.view.legal[0] ?? '')
      }
    }
  }
  const handsOf = async (who: Asker): Promise<number> =>
    (
      await who.get<{ hands: readonly object[] }>(
        '{ playedHands { ... on PlayedHands { hands { table hand } } } }',
      )
    ).hands.length

  it('hands reach everybody’s page through Redis and the archive, and nothing of them stays in Redis', async () => {
    const all = await people(one.app, 3)
    const id = await finished(all)
    for (const who of all) await expect.poll(() => handsOf(two.as(who)), patience).toBe(3)
    const behind = await sqlPlayed(archive.db).behind(1, [])
    expect(behind).toBeUndefined()
    await expect.poll(() => one.redis.client.exists(one.redis.keys.records(id)), patience).toBe(0)
  })

  it('a move that settles nothing costs nothing but its append', async () => {
    const all = await people(one.app, 3)
    const { id } = await openTiny(all[0] as Asker, 'speed: FREE')
    for (const who of all.slice(1)) await sit(who, id)
    const clients = [one, two].map(({ redis }) => redis.client)
    const settles = (): boolean => [one, two].every(({ cluster }) => cluster.status().behind === 0)
    await expect.poll(settles, patience).toBe(true)
    const sent = clients.map((client) => vi.spyOn(client, 'sendCommand'))
    // The third would settle the hand.
    for (let moves = 0; moves < 2;)
      for (const who of all) {
        const { seq, view } = await look(who, id)
        if (moves === 2 || view?.toAct.includes(view.seat ?? -1) !== true) continue
        expect((await play(who, id, seq, view.legal[0] ?? '')).phase).toBe('PLAYING')
        moves += 1
      }
    await expect.poll(settles, patience).toBe(true)
    const ofTable = sent
      .flatMap(({ mock }) => mock.calls.map(([{ name, args }]) => `${name} ${args.join(' ')}`))
      .filter((command) => command.includes(id))
    expect(ofTable.filter((command) => command.startsWith('evalsha')).length).toBeGreaterThan(1)
    // A look reads on, and the lobby's rows are written a moment after people sat down.
    const others = /^(evalsha|xrange) |:table generation$|:rows |:row-nudges /
    expect(ofTable.filter((command) => !others.test(command))).toEqual([])
  })

  it('hands of a guest who makes an account at the table reach the account’s page', async () => {
    const all = await people(one.app, 3)
    const [first] = all as [Asker, ...Asker[]]
    const { token } = await two
      .as(first)
      .get<{ token: string }>(
        'mutation { register(name: "Ola", password: "karo as wino 10") { ... on SignedIn { token } } }',
      )
    await finished(all)
    await expect.poll(() => handsOf(asker(two.app, token)), patience).toBe(3)
  })

  it('people who ask at different gateways meet at one table', async () => {
    const all = await people(one.app, 3)
    const [a, b, c] = all as [Asker, Asker, Asker]
    const id = await finished(all)
    const answers = await Promise.all([again(a, id), again(two.as(b), id), again(two.as(c), id)])
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    await expect.poll(async () => (await look(a, answers[0].id)).phase, patience).toBe('PLAYING')
    const offer = await two.as(a).get(`{ table(id: "${id}") { ... on Table { again { table } } } }`)
    expect(offer).toEqual({ again: { table: answers[0].id } })
  })
})
