/** A club that outgrows its file: everything moves into PostgreSQL in the middle of a hand, and back again. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import type { Server } from '../../../../test/servers/server.js'
import { BadConfig, readConfig } from '../../src/app/config.js'
import { openDatabase, type OpenDatabase } from '../../src/app/database.js'
import { at, command, finish, inHand, moveOnce, views, type Round } from '../backup/help.js'
import { bundled } from '../bundle.js'
import { endChildren, failedStart, remote, startChild, type Child } from '../child.js'
import { newDatabase } from '../databases.js'
import { secret, type TableAnswer } from '../help.js'
import { append } from '../store-contract.js'
import { announce, does, see } from '../event/gateway.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-move-'))
let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  endChildren()
  rmSync(root, { recursive: true })
  if (hasPostgres) await postgres.end()
})

let count = 0
const newFolder = (): string => join(root, String(count++))

/** What must be the same before and after: everything but the epoch. */
const same = (seen: readonly TableAnswer[]) => seen.map((one) => ({ ...one, epoch: '' }))

const fields = `seq phase series { status tables { table status hands { line } sheet { totals } seats { player name } } }`
const lines = Array.from({ length: 4 }, () => 'passed')

/** An event of eight in the hall, in the middle of its first series. */
async function inSeries(child: Child, director: string): Promise<string> {
  const by = at(child, director)
  const { event } = await announce(by)
  for (let n = 0; n < 8; n++) await does(by, event, { enter: { entrant: { name: `P${n}` } } })
  await does(by, event, { draw: { series: 1 } })
  await does(by, event, { start: { series: 1 } })
  for (let hand = 0; hand < 2; hand++) await writeHand(child, director, event, hand)
  return event
}

const writeHand = (child: Child, director: string, event: string, hand: number): Promise<unknown> =>
  does(at(child, director), event, { hand: { series: 1, table: 1, hand, line: lines[hand] } })

async function officials(data: string): Promise<{ token: string; login: string }> {
  const child = await startChild(data, { STOLIK_SECRET: secret })
  const signed = await remote(child.url).get<{ token: string; login: string }>(
    'mutation { register(name: "Director", password: "correct horse battery") { ... on SignedIn { token login } } }',
  )
  await child.kill('SIGTERM')
  return signed
}

describe.skipIf(!hasPostgres)('a move', { timeout: 120_000 }, () => {
  it('carries a table in mid-hand and an event in mid-series into PostgreSQL and back', async () => {
    const [data, back, url] = [newFolder(), newFolder(), await newDatabase(postgres)]
    const { token: director, login } = await officials(data)
    const env = { STOLIK_SECRET: secret, STOLIK_ASSOCIATION: login }
    const first = await startChild(data, env)
    await at(first, director).get(
      `mutation { setRoles(account: "${login}", roles: [ORGANISER]) { __typename } }`,
    )
    const event = await inSeries(first, director)
    const round: Round = await inHand(first)
    const [seen, current] = [await views(first, round), await see(at(first, director), event, fields)]
    await first.kill('SIGTERM')

    const there = await command(['move', data, url])
    expect(there).toMatchObject({ code: 0, err: [] })
    expect(there.out.filter((line) => / rows on both sides, /.test(line)).length).toBeGreaterThan(5)
    const refused = await failedStart({ STOLIK_DATA: data, ...env })
    expect(refused.code).not.toBe(0)
    expect(refused.err.trim().split('\n')).toHaveLength(1)
    expect(refused.err).toContain(`What was in the data folder ${data} was moved to postgres://`)

    const second = await startChild('', { ...env, DATABASE_URL: url })
    expect(same(await views(second, round))).toEqual(same(seen))
    expect((await views(second, round))[0]?.epoch).not.toBe(seen[0]?.epoch)
    expect(await see(at(second, director), event, fields)).toEqual(current)
    await moveOnce(second, round)
    await writeHand(second, director, event, 2)
    const [later, onward] = [await views(second, round), await see(at(second, director), event, fields)]
    await second.kill('SIGTERM')

    expect(await command(['move', url, back])).toMatchObject({ code: 0, err: [] })
    const gone = await failedStart({ ...env, DATABASE_URL: url })
    expect(gone.err).toContain(`What was in the database at DATABASE_URL was moved to ${back}`)
    const third = await startChild(back, env)
    expect(same(await views(third, round))).toEqual(same(later))
    expect(await see(at(third, director), event, fields)).toEqual(onward)
    await writeHand(third, director, event, 3)
    const last = await finish(third, round)
    expect(last).toMatchObject({ phase: 'BETWEEN', notice: null })
    expect(last.fairness?.commitment).toBe(seen[0]?.fairness?.commitment)
    await third.kill('SIGTERM')
  })

  it('continues the numbers of acts and failed sign-ins after those it carried', async () => {
    const [data, url, back] = [newFolder(), await newDatabase(postgres), newFolder()]
    const act = { who: 'somebody', what: 'ROLES_SET', about: 'x', address: '' }
    const write = async (place: OpenDatabase, at: number): Promise<void> => {
      await place.db
        .insertInto('acts')
        .values({ at, ...act })
        .execute()
      await place.db
        .insertInto('failed_sign_ins')
        .values({ at, login: null, hash: 'h', address: '' })
        .execute()
    }
    const first = await open({ STOLIK_DATA: data })
    for (const at of [1, 2, 3]) await write(first, at)
    await first.store.close()
    expect(await command(['move', data, url])).toMatchObject({ code: 0, err: [] })
    const second = await open({ DATABASE_URL: url })
    await write(second, 4)
    await second.store.close()
    expect(await command(['move', url, back])).toMatchObject({ code: 0, err: [] })
    const third = await open({ STOLIK_DATA: back })
    await write(third, 5)
    for (const table of ['acts', 'failed_sign_ins'] as const) {
      const rows = await third.db.selectFrom(table).select(['n', 'at']).orderBy('n').execute()
      expect(rows.map(({ n, at }) => [n, at])).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]))
    }
    await third.store.close()
  })

  it('of an outdated state is announced to its players, like a restored backup', async () => {
    const [data, into, restored, url] = [newFolder(), newFolder(), newFolder(), await newDatabase(postgres)]
    const first = await open({ STOLIK_DATA: data })
    await first.store.append(append('a', 0))
    await first.store.close()
    await command(['backup', into, '--data', data])
    await command(['restore', join(into, readdirSync(into)[0] ?? ''), restored])
    // Nobody has started on it yet.
    expect(await command(['move', restored, url])).toMatchObject({ code: 0, err: [] })
    const second = await open({ DATABASE_URL: url })
    expect(second.tenure.restored).toBe(true)
    // As a cluster leaves it, with the last cards in Redis.
    await second.db.updateTable('tenure').set({ redis: 'word' }).execute()
    await second.store.close()
    const back = newFolder()
    expect(await command(['move', url, back, '--settled'])).toMatchObject({ code: 0, err: [] })
    const third = await open({ STOLIK_DATA: back })
    expect(third.tenure.restored).toBe(true)
    await third.store.close()
  })

  it('is undone on request', async () => {
    const [data, url] = [newFolder(), await newDatabase(postgres)]
    await (await open({ STOLIK_DATA: data })).store.close()
    expect(await command(['move', data, url])).toMatchObject({ code: 0 })
    await expect(open({ STOLIK_DATA: data })).rejects.toThrow(BadConfig)
    expect(await command(['move', '--undo', data])).toMatchObject({ code: 0, err: [] })
    await (await open({ STOLIK_DATA: data })).store.close()
    expect((await command(['move', '--undo', data])).code).toBe(1)
  })

  it('is refused into a place with data, during play, and between two folders', async () => {
    const [data, url] = [newFolder(), await newDatabase(postgres)]
    const played = await open({ DATABASE_URL: url })
    await played.store.append(append('a', 0))
    const playing = await open({ STOLIK_DATA: data })
    const runInChild = async (...args: readonly string[]): Promise<string> => {
      const { code, err } = await command(['move', ...args])
      expect(code).toBe(1)
      expect(err).toHaveLength(1)
      return err[0] ?? ''
    }
    expect(await runInChild(data, url)).toMatch(/Another Stolik is already using the data folder/)
    await playing.store.close()
    expect(await runInChild(data, url)).toMatch(/Stop the Stolik that is using the database first/)
    await played.store.close()
    expect(await runInChild(data, url)).toMatch(/The database is not empty/)
    expect(await runInChild(url, data)).toMatch(/There is a stolik.db in .* already/)
    expect(await runInChild(data, newFolder())).toMatch(/from a data folder to a PostgreSQL database/)
  })

  describe('that is killed', () => {
    const killed = (from: string, to: string, words: string): Promise<NodeJS.Signals | null> =>
      bundled(fileURLToPath(new URL('./killed-move.ts', import.meta.url))).then(
        (script) =>
          new Promise((resolve) => {
            const child = spawn(process.execPath, [script, from, to, words], { stdio: 'inherit' })
            child.once('close', (_, signal) => resolve(signal))
          }),
      )

    it.each([
      ['in the middle of a table', 'entries: ', false],
      ['before both sides are compared', 'Comparing', false],
      ['after the source says where it went', 'Both sides', true],
    ])('%s: never leaves two playable copies, and can be repeated', async (_, words, isMarked) => {
      for (const way of ['there', 'back']) {
        const [folder, url] = [newFolder(), await newDatabase(postgres)]
        const [from, to] = way === 'there' ? [folder, url] : [url, folder]
        const env = (place: string): Record<string, string> =>
          place === url ? { DATABASE_URL: url } : { STOLIK_DATA: place }
        const first = await open(env(from))
        for (let n = 0; n < 600; n++) await first.store.append(append('a', n))
        const log = await first.store.log('a')
        await first.store.close()

        expect(await killed(from, to, words)).toBe('SIGKILL')
        if (isMarked) await expect(open(env(from))).rejects.toThrow(/was moved to/)
        else {
          const still = await open(env(from))
          expect(still.tenure.restored).toBe(false)
          expect(await still.store.log('a')).toEqual(log)
          await still.store.close()
        }
        if (to === url || isMarked) await expect(open(env(to))).rejects.toThrow(/not finished/)

        expect(await command(['move', from, to])).toMatchObject({ code: 0, err: [] })
        await expect(open(env(from))).rejects.toThrow(/was moved to/)
        const arrived = await open(env(to))
        expect(arrived.tenure.restored).toBe(false)
        expect(await arrived.store.log('a')).toEqual(log)
        await arrived.store.close()
      }
    })
  })
})

const open = (env: Readonly<Record<string, string>>): Promise<OpenDatabase> =>
  openDatabase(readConfig({ STOLIK_SECRET: secret, ...env }), () => undefined)
