/** A club that outgrows one process: after a restart its tables in PostgreSQL are served over Redis. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { addBot, look, openTiny, play, ready, secret, type Asker, type TableAnswer } from '../help.js'

describe.skipIf(!hasRedis || !hasPostgres)('from one process to several', { timeout: 60_000 }, () => {
  let redis: Server
  let postgres: Server

  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  }, 120_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
  })

  it('tables continue in the middle of a hand, with the same cards', async () => {
    const env = { DATABASE_URL: postgres.url, STOLIK_SECRET: secret }
    const alone = await startChild('', env)
    const { token } = await remote(alone.url).get<{ token: string }>(
      'mutation { enter(name: "Ola") { ... on Guest { token } } }',
    )
    const at = (child: Child): Asker => ({ ...remote(child.url, token), token }) as Asker
    const turn = async (child: Child, id: string): Promise<TableAnswer> => {
      for (;;) {
        const seen = await look(at(child), id)
        if (seen.phase !== 'PLAYING' || seen.view?.toAct.includes(seen.view.seat ?? -1) === true) return seen
      }
    }
    const finish = async (child: Child, id: string): Promise<TableAnswer> => {
      for (;;) {
        const seen = await turn(child, id)
        if (seen.phase !== 'PLAYING') return seen
        await play(at(child), id, seen.seq, seen.view?.legal[0] ?? '')
      }
    }
    const { id } = await openTiny(at(alone), 'speed: FREE, length: 3')
    await addBot(at(alone), id)
    await addBot(at(alone), id)
    const first = await finish(alone, id)
    await ready(at(alone), id)
    const before = await turn(alone, id)
    expect(before).toMatchObject({ phase: 'PLAYING', hand: 1 })
    expect(await alone.kill('SIGTERM')).toMatchObject({ code: 0 })

    const [one, two] = await Promise.all([1, 2].map(() => startChild('', { ...env, REDIS_URL: redis.url })))
    const after = await turn(one as Child, id)
    expect(after).toMatchObject({ phase: 'PLAYING', hand: 1, notice: null, sheet: first.sheet })
    expect(after.view).toEqual(before.view)
    expect(after.epoch).not.toBe(before.epoch)
    const last = await finish(two as Child, id)
    expect(last).toMatchObject({ phase: 'BETWEEN', hand: 1 })
    expect(last.fairness?.commitment).toBe(before.fairness?.commitment)
  })
})
