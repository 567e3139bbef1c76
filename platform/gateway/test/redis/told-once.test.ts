/** An outage in the operator’s logs: each process logs once that a part is gone, and once that it is back. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import { hasRedis, startRedis } from '../../../../test/servers/redis.js'
import type { Server } from '../../../../test/servers/server.js'
import { endChildren, remote, startChild, type Child } from '../child.js'

const patience = { timeout: 30_000, interval: 100 }

interface Line {
  readonly level: number
  readonly event?: string
  readonly code?: string
  readonly failed?: number
}

describe.skipIf(!hasPostgres || !hasRedis)('an outage', { timeout: 120_000 }, () => {
  let postgres: Server
  let redis: Server
  let folder: string
  let processes: readonly Child[]
  beforeEach(async () => {
    ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
    folder = mkdtempSync(join(tmpdir(), 'stolik-told-'))
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      STOLIK_SECRET: 'a secret of at least 32 characters',
      // Requests are counted, in Redis.
      STOLIK_RATE: '10000',
    }
    processes = [await startChild(folder, env), await startChild(folder, env)]
  })
  afterEach(async () => {
    endChildren()
    await Promise.all([postgres.end(), redis.end()])
    rmSync(folder, { recursive: true, force: true })
  })

  const metric = async ({ url }: Child, name: string): Promise<string | undefined> => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
  }
  const everywhere = (name: string, value: string) =>
    expect
      .poll(() => Promise.all(processes.map((one) => metric(one, name))), patience)
      .toEqual(processes.map(() => value))

  /** Opens a table with bots at each process. Bots keep playing; people watch and fail to move. */
  const play = async (): Promise<() => Promise<void>> => {
    const tables = await Promise.all(
      processes.flatMap((one) =>
        [1, 2, 3].map(async () => {
          const { token } = await remote(one.url).get<{ token: string }>(
            'mutation { enter(name: "Ola") { ... on Guest { token } } }',
          )
          const ola = remote(one.url, token)
          const { id } = await ola.get<{ id: string }>(
            'mutation { open(game: "tiny", profile: "plain", chairs: 3, length: 9, speed: FREE) { ... on Table { id } } }',
          )
          expect(id).toBeDefined()
          for (let bot = 0; bot < 2; bot++)
            await ola.get(`mutation { addBot(table: "${id}") { __typename } }`)
          return { ola, id }
        }),
      ),
    )
    return async () => {
      for (const { ola, id } of tables) {
        const { seq = 0 } = await ola.get<{ seq?: number }>(`{ table(id: "${id}") { ... on Table { seq } } }`)
        await ola.get(`mutation { play(table: "${id}", seq: ${seq}, move: "pass") { __typename } }`)
        await ola.get('{ playedHands { __typename } }')
        await ola.get('mutation { open(game: "tiny", profile: "plain", chairs: 3) { __typename } }')
      }
      for (const { url } of processes) {
        for (const page of ['/rankings/', '/leagues/', '/calendar.ics', '/sitemap.xml'])
          await (await fetch(`${url}${page}`)).arrayBuffer()
      }
    }
  }

  /** Waits until each has logged it. A process with no requests may miss an outage that ends before its next heartbeat. */
  const toldBy = (event: string) =>
    Promise.all(processes.map((one) => one.printed(new RegExp(`"event":"(${event})"`))))

  /** Stops the processes. Returns all warnings and errors of each since its start, in order, including a slow start. */
  const warnings = async (): Promise<readonly (readonly (string | undefined)[])[]> => {
    const exits = await Promise.all(processes.map((one) => one.kill('SIGTERM')))
    return exits.map(({ out }) =>
      out
        .slice(out.indexOf('Stolik is on'))
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line)
        .filter(({ level }) => level >= 40)
        .map(summary),
    )
  }
  /** The event of a line. One that something is away names the first cause, and one that it is back how much failed meanwhile. */
  const summary = (line: Line): string => {
    if (line.event?.endsWith('_AWAY') === true) expect(line.code).toMatch(/^(E[A-Z]+|[A-Z]+_[A-Z_]+|57P0\d)$/)
    if (line.event?.endsWith('_BACK') === true) expect(line.failed).toBeGreaterThan(0)
    return line.event ?? JSON.stringify(line)
  }

  it('of a Redis that hangs is two lines per process, too', async () => {
    const act = await play()
    await everywhere('stolik_redis_up', '1')
    redis.signal('SIGSTOP')
    await toldBy('REDIS_AWAY')
    for (let n = 0; n < 2; n++) await act()
    redis.signal('SIGCONT')
    await everywhere('stolik_redis_up', '1')
    await toldBy('REDIS_BACK')
    const events = ['REDIS_AWAY', 'REDIS_BACK']
    expect(await warnings()).toEqual([events, events])
  })

  it('of PostgreSQL and then of Redis is two lines each per process, however many requests fail', async () => {
    const act = await play()
    await everywhere('stolik_database_up', '1')
    await everywhere('stolik_redis_up', '1')

    await postgres.stop('SIGKILL')
    await everywhere('stolik_database_up', '0')
    await toldBy('DATABASE_AWAY')
    for (let n = 0; n < 5; n++) await act()
    await postgres.start()
    await everywhere('stolik_database_up', '1')
    await everywhere('stolik_archive_behind_tables', '0')

    await redis.stop('SIGKILL')
    await everywhere('stolik_redis_up', '0')
    await toldBy('REDIS_AWAY')
    for (let n = 0; n < 5; n++) await act()
    await redis.start()
    await everywhere('stolik_redis_up', '1')
    await act()

    const events = ['DATABASE_AWAY', 'DATABASE_BACK', 'REDIS_AWAY', 'REDIS_BACK']
    expect(await warnings()).toEqual([events, events])
  })
})
