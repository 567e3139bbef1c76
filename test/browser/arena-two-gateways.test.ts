/**
 * An arena of twelve programs at two gateways over Redis and PostgreSQL. Each gateway is killed once in the middle, so the one that holds
 * most tables is killed, too; those who were connected to it go on at the other.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arenaLog, expectSeatsOnce, seatedIn } from '../event/arena-log.js'
import { arenaPlayer, arenaRegulations } from '../event/arena-players.js'
import { announce, directorAt, type Director } from '../event/remote.js'
import { hasPostgres } from '../servers/postgres.js'
import { hasRedis } from '../servers/redis.js'
import { startTwo, type TwoGateways } from './gateways.js'
import { stolik } from './stolik.js'

const people = 12
/** Starting two gateways anew takes some seconds each, and play must go on in between. */
const minutes = 2
const patience = { timeout: 60_000 }

describe.skipIf(!hasRedis || !hasPostgres)('an arena at two gateways', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-arena-'))
  const programs: ReturnType<typeof arenaPlayer>[] = []
  let pair: TwoGateways
  let director: Director
  beforeAll(async () => {
    pair = await startTwo()
    const setup = (): string | undefined =>
      pair.gateways.map((one) => one.setup()).find((code) => code !== undefined)
    director = await directorAt({ url: pair.url, setup, stop: () => pair.stop() })
  })
  afterAll(async () => {
    programs.forEach((program) => program.close())
    await pair.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  interface Leader {
    readonly name: string
    readonly points: number
    readonly tables: number
  }
  const look = (event: string): Promise<{ readonly phase: string; readonly leaders: readonly Leader[] }> =>
    director.ask(
      'query ($e: ID!) { eventArena(event: $e) { ... on EventArena { phase leaders { name points tables } } } }',
      { e: event },
    )
  const seats = async (event: string): Promise<number> => seatedIn(await arenaLog(director, event)).length
  /** Waits until each player sits at a table that begins from now on. */
  const goesOn = async (event: string): Promise<void> => {
    const before = (await arenaLog(director, event)).length
    const again = async (): Promise<number> => {
      const seated = seatedIn((await arenaLog(director, event)).slice(before))
      return new Set(seated.flatMap(({ players }) => players)).size
    }
    await expect.poll(again, patience).toBe(people)
  }

  it('goes on when either of them is killed: nobody sits twice, nobody is lost, and all lists count', async () => {
    const event = await announce(
      director,
      arenaRegulations('Arena na dwóch serwerach', Date.now() + 12_000, minutes),
    )
    const names = Array.from({ length: people }, (_, n) => `Program ${n}`)
    for (const name of names) {
      const { token } = await director.ask<{ token: string }>(
        'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
        { n: name },
        null,
      )
      await director.act(event, { register: { entrant: { name } } }, { token })
      // Half of them begin at each gateway, and reach the other one through the balancer.
      programs.push(arenaPlayer(pair.url, token, event))
    }
    await expect.poll(() => seats(event), patience).toBeGreaterThan(people / 3)
    for (const gateway of pair.gateways) {
      await gateway.kill()
      await goesOn(event)
      await gateway.start()
    }
    await expect.poll(async () => (await look(event)).phase, { timeout: 150_000 }).toBe('FINAL')

    const log = await arenaLog(director, event)
    const tables = expectSeatsOnce(log)
    const annulled = new Set(log.flatMap(({ kind, table }) => (kind === 'annul' ? [table] : [])))
    expect(annulled).toEqual(new Set())
    const { leaders } = await look(event)
    expect(leaders.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(leaders.reduce((sum, one) => sum + one.tables, 0)).toBe(3 * tables.size)
    // Counts all lists and the standings again.
    const results = join(folder, 'results.json')
    writeFileSync(results, await (await director.file(event, 'results.json')).text())
    const verified = await stolik('tournament', 'verify', results)
    expect(verified, verified.out).toMatchObject({ code: 0, error: '' })
  })
})
