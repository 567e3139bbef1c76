/** Two processes start together on a database whose migration is slow. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import { freePort, type Server } from '../../../../test/servers/server.js'
import { endChildren, startChild, type Child } from '../child.js'
import { secret } from '../help.js'

describe.skipIf(!hasRedis || !hasPostgres)('a slow start', { timeout: 60_000 }, () => {
  let redis: Server
  let postgres: Server
  beforeAll(async () => {
    ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
  }, 120_000)
  afterAll(async () => {
    endChildren()
    await Promise.all([redis.end(), postgres.end()])
  })

  const readyz = async (port: number): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    return answer && { code: answer.status, ...((await answer.json()) as object) }
  }

  it('is reported by /readyz with its reason, and the second process waits for the first', async () => {
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, STOLIK_SECRET: secret }
    const before = await startChild('', env)
    await before.kill('SIGTERM')
    // A reader of the list of migrations blocks them.
    const reader = new pg.Client({ connectionString: postgres.url })
    await reader.connect()
    await reader.query('BEGIN; LOCK TABLE kysely_migration IN ACCESS EXCLUSIVE MODE')

    const ports = [await freePort(), await freePort()] as const
    const start = (port: number): Promise<Child> => startChild('', { ...env, PORT: `${port}` })
    const first = start(ports[0])
    await expect.poll(() => readyz(ports[0])).toEqual({ code: 503, ready: false, reason: 'MIGRATING' })
    const began = Date.now()
    const second = start(ports[1])
    await expect.poll(() => readyz(ports[1])).toEqual({ code: 503, ready: false, reason: 'WAITING' })
    expect((await fetch(`http://127.0.0.1:${ports[1]}/healthz`)).status).toBe(200)
    const page = await fetch(`http://127.0.0.1:${ports[1]}/`)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    // Longer than a query may take during play.
    await expect.poll(() => Date.now() - began, { interval: 200 }).toBeGreaterThan(6_000)
    expect(await readyz(ports[0])).toMatchObject({ reason: 'MIGRATING' })
    await reader.query('COMMIT')
    await reader.end()

    const children = await Promise.all([first, second])
    for (const port of ports) await expect.poll(() => readyz(port)).toMatchObject({ code: 200, ready: true })
    const [, waited] = await Promise.all(children.map((child) => child.kill('SIGTERM')))
    const steps = [...(waited?.out ?? '').matchAll(/"event":"STARTING","step":"(\w+)"/g)].map(
      ([, step]) => step,
    )
    expect(steps).toContain('WAITING')
  })
})
