/**
 * An upgrade from the last release to this tree, as docs/operations.md describes it. Two processes of the last release on real
 * servers, with a table in play, are upgraded one after the other, and then rolled back.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, postgresProgram, startPostgres } from '../servers/postgres.js'
import { hasRedis, startRedis } from '../servers/redis.js'
import { freePort, type Server } from '../servers/server.js'
import { builtRelease, lastRelease, missingRelease } from './release.js'
import { tableInPlay } from './table-in-play.js'

const root = join(import.meta.dirname, '../..')
const missing =
  missingRelease(lastRelease) ?? (hasRedis && hasPostgres ? undefined : 'it needs Redis and PostgreSQL')
if (missing !== undefined) console.log(`the upgrade from the last release is not tested: ${missing}`)

interface Process {
  /** Everything that it has printed. */
  readonly said: () => string
  /** Resolves with the exit code when it has ended. */
  readonly ended: Promise<number | null>
  readonly stop: () => Promise<number | null>
}

describe.skipIf(missing !== undefined)('an upgrade from the last release', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-upgrade-'))
  const running = new Set<ChildProcess>()
  let servers: readonly Server[] = []
  let before: string
  beforeAll(async () => {
    before = builtRelease(lastRelease)
    const build = ['turbo', 'run', 'build', '--filter=@stolik/gateway', '--output-logs=errors-only']
    execFileSync('npx', ['--no-install', ...build], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    servers = await Promise.all([startRedis(), startPostgres()])
  }, 300_000)
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await Promise.all(servers.map((server) => server.end()))
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (tree: string, port: number, database: string, redis: string): Process => {
    // The path in the last release.
    const main = tree === before ? 'platform/dist/main.js' : 'platform/gateway/dist/bundle/main.js'
    const child = spawn(process.execPath, [main], {
      cwd: tree,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: `${port}`,
        DATABASE_URL: database,
        REDIS_URL: redis,
        STOLIK_SECRET: '7c1f6a0e9b3d4852a6f0c4d8e2b17359',
        STOLIK_DATA: join(folder, `${port}`),
        STOLIK_RATE: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString()))
    const ended = once(child, 'close').then(([code]: (number | null)[]) => {
      running.delete(child)
      return code ?? null
    })
    return {
      said: () => said,
      ended,
      stop: () => {
        child.kill('SIGTERM')
        return ended
      },
    }
  }
  const ready = (port: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  /** Starts a process, and waits until a proxy would send clients to it. */
  const start = async (tree: string, port: number, database: string, redis: string): Promise<Process> => {
    const process = run(tree, port, database, redis)
    const end = process.ended.then((code) => `ended with ${code}: ${process.said()}`)
    await expect
      .poll(async () => ((await ready(port)) ? 'ready' : Promise.race([end, Promise.resolve('not yet')])), {
        timeout: 30_000,
      })
      .toBe('ready')
    return process
  }

  it('goes process by process under a table in play, loses no move, and can be rolled back', async () => {
    const began = performance.now()
    const [redis, postgres] = servers as [Server, Server]
    const ports = [await freePort(), await freePort()] as const
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const old = [
      await start(before, ports[0], postgres.url, redis.url),
      await start(before, ports[1], postgres.url, redis.url),
    ]
    const table = await tableInPlay(urls)
    await table.more(60)

    // The rollback begins here, with a copy of the database from before.
    const dump = join(folder, 'before.dump')
    execFileSync(postgresProgram('pg_dump'), ['--format=custom', `--file=${dump}`, postgres.url])

    const renewed: Process[] = []
    for (const [n, process] of old.entries()) {
      expect(await process.stop()).toBe(0)
      renewed.push(await start(root, ports[n] as number, postgres.url, redis.url))
      await table.more(60)
    }
    expect(table.faults).toEqual([])
    expect(renewed[0]?.said()).toContain('DATABASE_MIGRATED')
    await table.stop()
    for (const process of renewed) expect(await process.stop()).toBe(0)

    // The last release does not know the new database version, and says so before it touches anything.
    const refused = run(before, ports[0], postgres.url, redis.url)
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toMatch(/is of version \d+, and this Stolik knows versions up to \d+/)

    // With the copy, and an empty Redis, it continues from the last hand that was settled before the copy.
    execFileSync(postgresProgram('psql'), [postgres.url, '-qc', 'CREATE DATABASE back'])
    const back = postgres.url.replace(/\w+$/, 'back')
    execFileSync(postgresProgram('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${back}`, dump])
    await redis.stop()
    redis.empty()
    await redis.start()
    await start(before, ports[0], back, redis.url)
    const response = await fetch(`${urls[0]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ table(id: "${table.id}") { ... on Table { phase notice hand } } }` }),
    })
    const { data } = (await response.json()) as { data: { table: { phase: string; notice: string | null } } }
    expect(data.table).toMatchObject({ phase: 'BETWEEN', notice: 'RESTORED' })
    console.log(
      `${table.taken()} moves over an upgrade and back, in ${Math.round((performance.now() - began) / 1_000)} s`,
    )
  })
})
