/** `stolik backup` and `stolik restore` of a PostgreSQL database. The file has the same format as for a data folder. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../test/servers/postgres.js'
import type { Server } from '../../../../test/servers/server.js'
import { copyPostgres } from '../../src/backup/from-postgres.js'
import { openFolder } from '../../src/store/data-folder.js'
import { openPostgres, type PostgresData } from '../../src/store/postgres.js'
import type { Store } from '../../src/store/store.js'
import { command, finish, inHand, moveOnce, views } from '../backup/help.js'
import { endChildren, startChild } from '../child.js'
import { ask, newDatabase } from '../databases.js'
import { secret } from '../help.js'
import { append, bot } from '../store-contract.js'

const root = mkdtempSync(join(tmpdir(), 'stolik-backups-'))
let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  endChildren()
  rmSync(root, { recursive: true })
  if (hasPostgres) await postgres.end()
})

let count = 0
const newFolder = (): string => join(root, String(count++))
const open = (url: string): Promise<PostgresData> =>
  openPostgres(url, { shared: false, lost: () => undefined })
const backupOf = (folder: string): string =>
  join(folder, readdirSync(folder).find((name) => name.endsWith('.db')) ?? '')

/** Expects that everything durable before the backup is in it, and nothing incomplete. */
async function expectWhole(restored: Store, atLeast: number): Promise<void> {
  const log = await restored.log('a')
  expect(log.length).toBeGreaterThanOrEqual(atLeast)
  expect(log).toEqual(log.map((_, n) => bot(n)))
  for (let n = 0; n < log.length; n++) expect(await restored.record('a', n)).toBe(`${n}`)
  expect(await restored.record('a', log.length)).toBeUndefined()
  expect(await restored.append(append('a', log.length))).toBe('done')
}

describe.skipIf(!hasPostgres)('a backup of PostgreSQL', { timeout: 60_000 }, () => {
  it('is a consistent snapshot during writes, and can be restored into a folder or a database', async () => {
    const [url, other, into, folder] = [
      await newDatabase(postgres),
      await newDatabase(postgres),
      newFolder(),
      newFolder(),
    ]
    const { store } = await open(url)
    const write = (n: number): Promise<unknown> =>
      store.append(append('a', n, { records: [{ hand: n, text: `${n}` }] }))
    for (let n = 0; n < 20; n++) await write(n)
    const making = command(['backup', into], url)
    for (let n = 20; n < 200; n++) await write(n)
    expect(await making).toMatchObject({ code: 0, err: [] })
    const noted = await open(url).catch(() => undefined)
    expect(noted).toBeUndefined()
    await store.close()

    expect(await command(['restore', backupOf(into), other])).toMatchObject({ code: 0, err: [] })
    expect(await command(['restore', backupOf(into), folder])).toMatchObject({ code: 0, err: [] })
    const there = await open(other)
    expect(there.tenure.restored).toBe(true)
    await expectWhole(there.store, 20)
    await there.store.close()
    const here = await openFolder(folder, true)
    expect(here.tenure.restored).toBe(true)
    await expectWhole(here.store, 20)
    await here.store.close()
  })

  it('waits for another one, whatever folder that one goes into', async () => {
    const url = await newDatabase(postgres)
    await (await open(url)).store.close()
    const both = await Promise.all([0, 1].map(() => command(['backup', newFolder()], url)))
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(both.flatMap(({ out }) => out).filter((line) => line.endsWith('waiting for it.'))).toHaveLength(1)
    const { db, store } = await open(url)
    expect(await db.selectFrom('backups').selectAll().execute()).toMatchObject([
      { problem: null },
      { problem: null },
    ])
    await store.close()
  })

  it('is due despite a note that a wrong clock dated in the future', async () => {
    const [url, into] = [await newDatabase(postgres), newFolder()]
    const { db, store } = await open(url)
    const wrong = Date.now() + 400 * 24 * 60 * 60_000
    await db.insertInto('backups').values({ at: wrong, file: 'x', bytes: 1, problem: null }).execute()
    await store.close()
    const make = () => command(['backup', into, '--due-hours', '24'], url)
    expect((await make()).out.at(-1)).toMatch(/restored and read through$/)
    expect((await make()).out).toEqual(['The last good backup is recent enough: nothing was done.'])
  })

  it('is restored only into an empty database, unless its data may be discarded', async () => {
    const [url, into] = [await newDatabase(postgres), newFolder()]
    const first = await open(url)
    await first.store.append(append('a', 0))
    await first.store.close()
    await command(['backup', into], url)
    const second = await open(url)
    await second.store.append(append('a', 1))
    const inUse = await command(['restore', backupOf(into), url, '--over'])
    expect(inUse.err).toEqual(['stolik: Stop the Stolik that is using the database first.'])
    await second.store.close()
    const refused = await command(['restore', backupOf(into), url])
    expect(refused.code).toBe(1)
    expect(refused.err[0]).toMatch(/^stolik: The database is not empty/)
    expect(await command(['restore', backupOf(into), url, '--over'])).toMatchObject({ code: 0, err: [] })
    const third = await open(url)
    expect(third.tenure.restored).toBe(true)
    expect(third.tenure.term).toBeGreaterThan(second.tenure.term + 1_000)
    expect(await third.store.log('a')).toEqual([bot(0)])
    await third.store.close()
  })

  it('is not restored over the data of a newer version, which could not be removed completely', async () => {
    const [url, into] = [await newDatabase(postgres), newFolder()]
    const { store } = await open(url)
    await store.append(append('a', 0))
    await store.close()
    await command(['backup', into], url)
    await ask(url, 'CREATE TABLE newer (id text)')
    await ask(url, "INSERT INTO kysely_migration (name, timestamp) VALUES ('999', '2030-01-01')")
    const refused = await command(['restore', backupOf(into), url, '--over'])
    expect(refused.code).toBe(1)
    expect(refused.err).toEqual([
      'stolik: The database is of version 999, and this Stolik does not know everything in it: use an empty one.',
    ])
    expect(await ask(url, 'SELECT table_id FROM entries')).toHaveLength(1)
  })

  it('is made by an older version if a newer one has only extended the database, and says what it lacks', async () => {
    const [url, other, into] = [await newDatabase(postgres), await newDatabase(postgres), newFolder()]
    const { store } = await open(url)
    await store.append(append('a', 0))
    await store.close()
    await ask(url, 'CREATE TABLE newer (id text)')
    await ask(url, "ALTER TABLE tables ADD COLUMN newer text NOT NULL DEFAULT 'x'")
    await ask(url, "INSERT INTO kysely_migration (name, timestamp) VALUES ('999', '2030-01-01')")
    const made = await command(['backup', into], url)
    expect(made).toMatchObject({ code: 0, err: [] })
    expect(made.out.at(-1)).toMatch(/restored and read through; without what versions after \d+ have added/)
    expect(await command(['restore', backupOf(into), other])).toMatchObject({ code: 0, err: [] })
    const there = await open(other)
    expect(await there.store.log('a')).toEqual([bot(0)])
    await there.store.close()
    await ask(url, 'UPDATE compatible SET needs = 999')
    const refused = await command(['backup', newFolder()], url)
    expect(refused.code).toBe(1)
    expect(refused.err).toHaveLength(1)
    expect(refused.err[0]).toMatch(
      /^stolik: The database is of version 999, .* start the newer Stolik that has used it/,
    )
  })

  it('contains a hand that is dealt again, and its players are told', async () => {
    const [url, other, into] = [await newDatabase(postgres), await newDatabase(postgres), newFolder()]
    const child = await startChild('', { DATABASE_URL: url, STOLIK_SECRET: secret })
    const round = await inHand(child)
    const [before] = await views(child, round)
    expect(await command(['backup', into], url)).toMatchObject({ code: 0 })
    await moveOnce(child, round)
    await child.kill('SIGTERM')
    await command(['restore', backupOf(into), other])
    const again = await startChild('', { DATABASE_URL: other, STOLIK_SECRET: secret })
    const [after] = await views(again, round)
    expect(after).toMatchObject({ notice: 'RESTORED' })
    expect(after?.epoch).not.toBe(before?.epoch)
    expect(after?.fairness?.commitment).not.toBe(before?.fairness?.commitment)
    await again.kill('SIGTERM')
  })

  it('of a database that is unreachable or not Stolik’s is refused in one line', async () => {
    const empty = await command(['backup', newFolder()], await newDatabase(postgres))
    expect(empty).toMatchObject({ code: 1, err: ['stolik: This is not a database of Stolik.'] })
    const away = await command(['backup', newFolder()], 'postgres://me:secret@127.0.0.1:1/none')
    expect(away).toMatchObject({ code: 1, err: ['stolik: The database cannot be used (ECONNREFUSED).'] })
  })

  it('is noted even if the connection is lost while the file is verified', async () => {
    const url = await newDatabase(postgres)
    await (await open(url)).store.close()
    const folder = newFolder()
    mkdirSync(folder)
    const due = { now: () => Date.now(), isDue: () => true }
    const copied = await copyPostgres(url, join(folder, 'part.db'), { ...due, tell: () => undefined })
    const ended =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stolik backup'"
    expect(await ask(url, ended)).toHaveLength(1)
    await copied?.note({ at: 1, file: 'x', bytes: 2, problem: null })
    await copied?.end()
    expect(await ask(url, 'SELECT file FROM backups')).toEqual([{ file: 'x' }])
  })

  it('ends with one line when the server crashes', async () => {
    const server = await startPostgres()
    const { store } = await open(server.url)
    await store.append(append('a', 0))
    await store.close()
    const blocker = new pg.Client({ connectionString: server.url })
    blocker.on('error', () => undefined)
    await blocker.connect()
    await blocker.query('BEGIN; LOCK TABLE entries')
    const making = command(['backup', newFolder()], server.url)
    let pid = 0
    const waiting =
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'stolik backup' AND wait_event_type = 'Lock'"
    await expect
      .poll(async () => (pid = Number((await ask(server.url, waiting))[0]?.['pid'] ?? 0)), {
        timeout: 30_000,
      })
      .toBeGreaterThan(0)
    process.kill(pid, 'SIGKILL')
    expect(await making).toMatchObject({
      code: 1,
      err: ['stolik: The database became unavailable meanwhile: try again.'],
    })
    await blocker.end()
    // PostgreSQL 15 may wait for ever if told to shut down orderly while it recovers from a crash.
    await server.stop('SIGQUIT')
    await server.end()
  })

  it('does not disturb a hand played meanwhile', async () => {
    const url = await newDatabase(postgres)
    const child = await startChild('', { DATABASE_URL: url, STOLIK_SECRET: secret })
    const round = await inHand(child)
    const made = command(['backup', newFolder()], url)
    expect((await finish(child, round)).phase).toBe('BETWEEN')
    expect((await made).code).toBe(0)
    await child.kill('SIGTERM')
  })
})
