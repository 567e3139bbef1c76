/** Bots that think in a cluster: only the gateway that drives a table asks for their moves. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import type { Question, Thinking } from '../../src/thinking/thinking.js'
import { look, openTiny, play, type Asker } from '../help.js'
import { levelled } from '../levelled.js'
import { gateway, people, type Gateway } from './gateways.js'
import { newStore } from '../stores.js'

const patience = { timeout: 10_000, interval: 20 }

describe.skipIf(!hasRedis)('in a cluster', () => {
  let server: Server
  const gateways: Gateway[] = []
  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.end())
  afterEach(() => Promise.all(gateways.map(({ app }) => app.close())))

  it('the gateway that drives a table asks, and the one that takes over asks next', async () => {
    const archive = newStore()
    const questions: Question[][] = [[], []]
    const thinking = (n: number): Thinking => ({
      ask: (question) => {
        questions[n]?.push(question)
        return () => undefined
      },
      waiting: () => 0,
      stop: () => Promise.resolve(),
    })
    // So slow that no bot gives up its question during the test.
    const pace = { bot: 60_000, between: 12_000 }
    const join = async (n: number): Promise<Gateway> => {
      const rest = { games: [levelled], thinking: () => thinking(n) }
      const made = await gateway(server.url, archive, pace, undefined, rest)
      gateways.push(made)
      return made
    }
    const [one, two] = [await join(0), await join(1)]
    const [ola] = (await people(one.app, 1)) as [Asker]
    const { id } = await openTiny(ola, 'speed: FREE')
    await ola.get(`mutation { fillWithBots(table: "${id}", level: MASTER) { __typename } }`)
    // Whoever of the three begins, a bot comes next.
    const { seq, view } = await look(two.as(ola), id)
    if (view?.toAct.includes(view.seat ?? -1) === true) await play(two.as(ola), id, seq, view.legal[0] ?? '')
    await expect.poll(() => questions.map(({ length }) => length), patience).toEqual([1, 0])
    await one.app.close()
    await expect.poll(() => questions.map(({ length }) => length), patience).toEqual([1, 1])
    expect(questions[1]?.[0]?.mind).toEqual(questions[0]?.[0]?.mind)
    expect(questions[1]?.[0]?.seed).not.toBe(questions[0]?.[0]?.seed)
  })
})
