/** Migrations of a database: completely or not at all, however long they take, with a note for older releases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { Kysely, Migrator, sql, SqliteDialect, type Migration } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import type { Server } from '../../../test/servers/server.js'
import { build } from '../src/base/build.js'
import type { History } from '../src/store/migrate.js'
import { breaking, migrations, type Schema } from '../src/store/migrations.js'
import { openPostgres } from '../src/store/postgres.js'
import type { SqlData } from '../src/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'
import { newDatabase } from './databases.js'

const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  if (hasPostgres) await postgres.end()
})

/** The migrations of this release and one more. */
const followedBy = (next: Migration['up'], shutsOut = false): History => ({
  getMigrations: async () => ({ ...(await migrations.getMigrations()), '999': { up: next } }),
  breaking: new Set([...breaking, ...(shutsOut ? ['999'] : [])]),
})
const nothing = (): Promise<void> => Promise.resolve()

const onPostgres = (url: string, history?: History): Promise<SqlData> =>
  openPostgres(url, { shared: true, lost: () => undefined, ...(history !== undefined && { history }) })

let count = 0
const stores: readonly [string, boolean, () => Promise<(history?: History) => Promise<SqlData>>][] = [
  [
    'a file',
    true,
    () => {
      const file = join(folder, `${count++}.db`)
      return Promise.resolve((history) => openSqlite(file, undefined, { history }))
    },
  ],
  [
    'PostgreSQL',
    hasPostgres,
    async () => {
      const url = await newDatabase(postgres)
      return (history) => onPostgres(url, history)
    },
  ],
]

describe.each(stores)('the database in %s', (_, isHere, make) => {
  it.skipIf(!isHere)('is unchanged after a migration that failed in the middle', async () => {
    const open = await make()
    const first = await open()
    await first.db.insertInto('tables').values({ id: 'kept', over: 0 }).execute()
    await first.store.close()
    const failing = followedBy(async (db: Kysely<Schema>) => {
      await db.schema.createTable('half').addColumn('id', 'integer').execute()
      await db.deleteFrom('tables').execute()
      throw new Error('in the middle')
    })
    await expect(open(failing)).rejects.toMatchObject({
      message: expect.stringContaining('could not be brought up to version') as string,
      cause: { message: 'in the middle' },
    })
    const { db, store, migrated } = await open()
    expect(migrated).toEqual({ from: migrated.known, to: migrated.known, known: migrated.known })
    expect(await db.selectFrom('tables').select('id').execute()).toEqual([{ id: 'kept' }])
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    expect(tables).toContain('tables')
    expect(tables).not.toContain('half')
    await store.close()
  })

  it.skipIf(!isHere)(
    'records which release changed it, and shuts out older ones only after a breaking migration',
    async () => {
      const open = await make()
      const noted = async (history?: History): Promise<unknown> => {
        const { db, store } = await open(history)
        const row = await db.selectFrom('compatible').select(['needs', 'release']).executeTakeFirst()
        await store.close()
        return row
      }
      expect(await noted()).toEqual({ needs: 0, release: build.version })
      expect(await noted(followedBy(nothing))).toEqual({ needs: 0, release: build.version })
      const other = await make()
      const { db, store } = await other(followedBy(nothing, true))
      expect(await db.selectFrom('compatible').select('needs').executeTakeFirst()).toEqual({ needs: 999 })
      await store.close()
    },
  )
})

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  it('a migration may take longer than any query during play', async () => {
    const url = await newDatabase(postgres)
    const slow = followedBy(async (db: Kysely<Schema>) => {
      await sql`SELECT pg_sleep(5.5)`.execute(db)
    })
    const { migrated, store } = await onPostgres(url, slow)
    expect(migrated).toMatchObject({ from: 0, to: 999 })
    await store.close()
  })
})

/** What a migration after that of `compatible` may do without being listed in `breaking`. */
const adds = [
  /^create table "(\w+)"/,
  /^create index "?\w+"? on /i,
  // With a default or nullable, because an older release writes rows without the column.
  /^alter table "?\w+"? add column "?\w+"? \w+\b(?! not null)(?!.* unique)/i,
]

/** Other statements that were checked by hand: an older release does not notice them. */
const judged: Readonly<Record<string, RegExp>> = {
  // Loosens a restriction on acts that no older release relies on.
  '031': /^(drop|create) trigger acts_/i,
  // Fills a column that the same migration has added.
  '032': /^update "reports" set "source" =/,
  // Guards a table that the same migration has made, which no older release writes.
  '036': /^create trigger event_settlements_/i,
  '038': /^create trigger league_entries_/i,
  '039': /^create trigger member_lists_/i,
  '043': /^(drop|create) trigger fairness_entries_/i,
  // Fills a table that the same migration has made, whose rows go with an account that an older release removes.
  '046': /^insert into "sign_in_names" /,
}

describe('a migration that is not listed as breaking', () => {
  it('only adds: tables, columns and indexes that an older release can ignore', async () => {
    const statements: string[] = []
    const db = new Kysely<Schema>({
      dialect: new SqliteDialect({ database: new Database(':memory:') }),
      log: ({ query }) => void statements.push(query.sql),
    })
    const migrator = new Migrator({ db, provider: migrations })
    const names = Object.keys(await migrations.getMigrations()).sort()
    const tables = new Set<string>()
    for (const name of names) {
      statements.length = 0
      const { error } = await migrator.migrateTo(name)
      expect(error).toBeUndefined()
      const own = statements
        .map((text) => text.trim())
        .filter((text) => !/kysely_migration|^select|^PRAGMA|^with/i.test(text))
      for (const text of own) {
        const made = /^create table "(\w+)"/.exec(text)?.[1]
        if (made !== undefined) tables.add(`${name} ${made}`)
        const filled = /^insert into "?(\w+)"?/i.exec(text)?.[1]
        const isOwn = filled !== undefined && tables.has(`${name} ${filled}`)
        const isMore = isOwn || judged[name]?.test(text) === true || adds.some((one) => one.test(text))
        if (name > '030' && !breaking.has(name)) expect([name, text, isMore]).toEqual([name, text, true])
      }
      // Checks that statements were recorded at all, with a migration from before the rule.
      if (name === '030') expect(own.length).toBeGreaterThan(1)
    }
    await db.destroy()
    expect(adds.some((one) => one.test('alter table "tables" drop column "over"'))).toBe(false)
    expect(adds.some((one) => one.test('alter table "a" add column "b" integer not null'))).toBe(false)
    expect(adds.some((one) => one.test('alter table "a" add column "b" text unique'))).toBe(false)
    expect(adds.some((one) => one.test('alter table "a" add column "b" integer'))).toBe(true)
    expect(adds.some((one) => one.test('alter table "a" add column "b" integer default 0 not null'))).toBe(
      true,
    )
    expect(adds.some((one) => one.test('create unique index "a" on "b" ("c")'))).toBe(false)
  })
})
