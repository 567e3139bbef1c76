/** Two hosts whose clocks differ by half a minute share Redis and PostgreSQL: nobody notices. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { endChildren, remote, startChild, type Child } from '../child.js'
import { addBot, look, openTiny, play, secret, type Asker, type TableAnswer } from '../help.js'

/** Everything in a process that asks for the time of day gets another one. */
const skewed = (by: number): string =>
  `--import data:text/javascript,${encodeURIComponent(`
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ${by}) : super(...given) }
      static now() { return Real.now() + ${by} }
    }
    console.log('clock ' + Date.now())`)}`

const half = 30_000
const password = 'karo as wino 10'

describe.skipIf(!hasRedis || !hasPostgres)('clocks that differ by half a minute', { timeout: 60_000 }, () => {
  let redis: Server
  let postgres: Server
  let [right, ahead, behind]: readonly Child[] = []

  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
    const env = {
      STOLIK_SECRET: secret,
      STOLIK_BOT_DELAY: '0',
      REDIS_URL: redis.url,
      DATABASE_URL: postgres.url,
    }
    // The first one makes the tables of the database.
    right = await startChild('', env)
    ;[ahead, behind] = await Promise.all([
      startChild('', { ...env, NODE_OPTIONS: skewed(half) }),
      startChild('', { ...env, NODE_OPTIONS: skewed(-half) }),
    ])
  }, 120_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
  })

  const all = (): readonly Child[] => [right, ahead, behind].filter((child) => child !== undefined)
  const at = (child: Child, token?: string): Asker => ({ ...remote(child.url, token), token }) as Asker

  it('the processes have other clocks indeed', async () => {
    const [late, early] = await Promise.all(
      [behind, ahead].map(async (child) => Number(await child?.printed(/^clock (\d+)$/m))),
    )
    // They started a moment apart.
    expect(Number(early) - Number(late)).toBeGreaterThan(2 * half - 10_000)
  })

  it('who enters or signs in at one is known at the others at once, and sessions are renewed anywhere', async () => {
    for (const [n, child] of all().entries()) {
      const guest = await at(child).get<{ token: string }>(
        'mutation { enter(name: "Ola") { ... on Guest { token } } }',
      )
      const signed = await at(child).get<{ token: string; refresh: string }>(
        `mutation { register(name: "Jan", login: "jan${n}", password: "${password}") {
           ... on SignedIn { token refresh } } }`,
      )
      let { refresh } = signed
      for (const other of all()) {
        for (const token of [guest.token, signed.token])
          expect(await at(other, token).get('{ me { id } }')).toMatchObject({
            id: expect.any(String) as string,
          })
        const renewed = await at(other).get<{ __typename: string; refresh: string }>(
          `mutation { refresh(token: "${refresh}") { __typename ... on SignedIn { refresh } } }`,
        )
        expect(renewed.__typename).toBe('SignedIn')
        refresh = renewed.refresh
      }
    }
  })

  it('a table is played through all of them, with one clock, and nobody takes it over', async () => {
    const [first] = all()
    if (first === undefined) throw new Error('nothing runs')
    const { token } = await at(first).get<{ token: string }>(
      'mutation { enter(name: "Ewa") { ... on Guest { token } } }',
    )
    const { id } = await openTiny(at(first, token), 'speed: NORMAL, length: 3')
    await addBot(at(first, token), id)
    await addBot(at(first, token), id)
    const isMine = ({ view }: TableAnswer): boolean => view?.toAct.includes(view.seat ?? -1) === true
    for (let n = 0; n < 6; n++) {
      const here = at(all()[n % 3] as Child, token)
      let seen = await look(here, id)
      await expect
        .poll(async () => {
          seen = await look(here, id)
          return isMine(seen) || seen.phase !== 'PLAYING'
        })
        .toBe(true)
      if (!isMine(seen)) break
      const views = await Promise.all(all().map((child) => look(at(child, token), id)))
      const clocks = views.map(({ players }) => players[0]?.clock ?? 0)
      expect(Math.max(...clocks) - Math.min(...clocks)).toBeLessThan(5_000)
      expect((await play(here, id, seen.seq, seen.view?.legal[0] ?? '')).__typename).toBe('Table')
    }
    for (const { url } of all()) {
      const metrics = await (await fetch(`${url}/metrics`)).text()
      expect(metrics).toMatch(/^stolik_takeovers_total 0$/m)
      expect(metrics).toMatch(/^stolik_restored_tables_total 0$/m)
    }
  })
})
