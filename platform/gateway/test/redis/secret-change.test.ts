/** Two processes are restarted with a new secret, one after the other, while people play at both. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { addBot, look, openTiny, play, ready, secret as old, type Asker, type TableAnswer } from '../help.js'

const young = 'another secret that is only good for tests'

const at = (child: Child, token: string): Asker => ({ ...remote(child.url, token), token }) as Asker
const enter = async (child: Child): Promise<string> => {
  const { token } = await remote(child.url).get<{ token: string }>(
    'mutation { enter(name: "Ola") { ... on Guest { token } } }',
  )
  return token
}
/** Makes a player’s next act at a process, as soon as it is their turn. */
async function goOn(child: Child, token: string, id: string): Promise<TableAnswer> {
  for (;;) {
    const { __typename, phase, view, seq } = await look(at(child, token), id)
    expect(__typename).toBe('Table')
    if (phase === 'BETWEEN') return ready(at(child, token), id)
    if (view?.toAct.includes(view.seat ?? -1) === true)
      return play(at(child, token), id, seq, view.legal[0] ?? '')
  }
}

describe.skipIf(!hasRedis || !hasPostgres)('a secret that changes', { timeout: 90_000 }, () => {
  let redis: Server
  let postgres: Server

  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  }, 120_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
  })

  it('interrupts no hand, and each process accepts what any other has signed', async () => {
    const first = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, STOLIK_SECRET: old }
    const both = { ...first, STOLIK_SECRET: young, STOLIK_SECRET_BEFORE: old }
    const until = { STOLIK_SECRET_BEFORE_UNTIL: '2199-06-01' }
    // Before and after the time at which all begin to sign with the new one; a process may lag a little.
    const stages = [
      { ...both, ...until, STOLIK_SECRET_FROM: '2199-01-01' },
      { ...both, ...until, STOLIK_SECRET_FROM: '2020-01-01' },
    ]
    const cluster = await Promise.all([0, 1].map(() => startChild('', first)))
    const [one] = cluster
    if (one === undefined) throw new Error('started')
    const tokens = [await enter(one)]
    const [ola = ''] = tokens
    const { id } = await openTiny(at(one, ola), 'speed: FREE, length: 3')
    await addBot(at(one, ola), id)
    await addBot(at(one, ola), id)
    const { epoch } = await look(at(one, ola), id)
    for (const stage of stages)
      for (const n of [0, 1]) {
        expect(await cluster[n]?.kill('SIGTERM')).toMatchObject({ code: 0 })
        cluster[n] = await startChild('', stage)
        tokens.push(await enter(cluster[n]))
        for (const child of cluster)
          for (const token of tokens)
            expect(await at(child, token).get('{ me { name } }')).toEqual({ name: 'Ola' })
        const next = cluster[1 - n] ?? one
        expect(await goOn(next, ola, id)).toMatchObject({ __typename: 'Table', notice: null, epoch })
      }
  })
})
