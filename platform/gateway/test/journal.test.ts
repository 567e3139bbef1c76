/** The journal of the file: entries are acknowledged and shown only once they are on disk. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { journal, type Disk } from '../src/store/journal.js'
import { migrate } from '../src/store/migrate.js'
import type { Schema } from '../src/store/migrations.js'
import { sqlStore } from '../src/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'
import type { Store } from '../src/store/store.js'
import { quiet } from './quiet.js'
import { append } from './store-contract.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A disk whose syncs end when told to. */
function slowDisk(): Disk & { readonly syncs: () => number; end(error?: Error): Promise<void> } {
  const waiting: { readonly done: () => void; readonly failed: (error: Error) => void }[] = []
  let syncs = 0
  return {
    sync: () =>
      new Promise((done, failed) => {
        syncs += 1
        waiting.push({ done, failed })
      }),
    close: () => Promise.resolve(),
    syncs: () => syncs,
    end: async (error) => {
      const one = waiting.shift()
      if (one === undefined) throw new Error('nobody waits for the disk')
      if (error === undefined) one.done()
      else one.failed(error)
      await quiet()
    },
  }
}

let store: Store
const disk = { now: slowDisk() }
const database = { now: new Database(':memory:') }
async function opened(): Promise<void> {
  disk.now = slowDisk()
  database.now = new Database(':memory:')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database.now }) })
  await migrate(db)
  const writer = journal(database.now, db, disk.now, 1)
  store = sqlStore({ db, writer, collided: () => false, close: () => db.destroy() })
}
afterEach(() => store.close())

/** The state of a promise so far. */
function watch<T>(promise: Promise<T>): { state: string } {
  const seen = { state: 'waiting' }
  promise.then(
    (value) => (seen.state = JSON.stringify(value)),
    () => (seen.state = 'failed'),
  )
  return seen
}

describe('an append', () => {
  it('is neither acknowledged nor shown before it is durable', async () => {
    await opened()
    const answer = watch(store.append(append('a', 0, { records: [{ hand: 0, text: 'nought' }] })))
    await quiet()
    const [log, record] = [watch(store.log('a')), watch(store.record('a', 0))]
    await quiet()
    expect(disk.now.syncs()).toBe(1)
    expect([answer, log, record].map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    await disk.now.end()
    expect(answer.state).toBe('"done"')
    expect(record.state).toBe('"nought"')
    expect(log.state).toContain('"bot"')
  })

  it('during a sync is made durable by the next sync, together with others', async () => {
    await opened()
    const first = watch(store.append(append('a', 0)))
    await quiet()
    const later = ['b', 'c', 'd'].map((table) => watch(store.append(append(table, 0))))
    await quiet()
    expect(disk.now.syncs()).toBe(1)
    await disk.now.end()
    expect(first.state).toBe('"done"')
    expect(later.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    expect(disk.now.syncs()).toBe(2)
    await disk.now.end()
    expect(later.map(({ state }) => state)).toEqual(['"done"', '"done"', '"done"'])
  })

  it('is refused once the disk has failed, because its next sync may falsely succeed', async () => {
    await opened()
    const lost = watch(store.append(append('a', 0)))
    await quiet()
    await disk.now.end(new Error('EIO'))
    expect(lost.state).toBe('failed')
    const next = watch(store.append(append('b', 0)))
    await quiet()
    expect(next.state).toBe('failed')
    expect(disk.now.syncs()).toBe(1)
  })

  it('leaves the connection’s durability settings unchanged', async () => {
    await opened()
    const answer = store.append(append('a', 0))
    await quiet()
    await disk.now.end()
    expect(await answer).toBe('done')
    const stale = store.append(append('a', 0))
    await quiet()
    await disk.now.end()
    expect(await stale).toBe('stale')
    expect(database.now.pragma('synchronous')).toEqual([{ synchronous: 2 }])
  })
})

describe('the write-ahead log that is synced', () => {
  it('is the same file for as long as the store is open', async () => {
    const file = join(folder, 'x.db')
    store = (await openSqlite(file)).store
    const { ino } = statSync(`${file}-wal`)
    const long = 'x'.repeat(4_000)
    // Several times more than SQLite moves into the database at once.
    for (let hand = 0; hand < 4; hand++)
      await store.append(
        append('a', hand, {
          records: Array.from({ length: 1_000 }, (_, i) => ({ hand: 1_000 * hand + i, text: long })),
        }),
      )
    expect(statSync(`${file}-wal`).ino).toBe(ino)
  })
})
