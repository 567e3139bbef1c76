/**
 * Migrates a database from before the outbox read by time: its events are found, old secrets are removed, and its webhooks say
 * so.
 */
import Database from 'libsql'
import { Kysely, Migrator, PostgresDialect, SqliteDialect, type Dialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../../../test/servers/postgres.js'
import { sqlWebhooks } from '../../../src/webhooks/sql.js'
import { migrate } from '../../../src/store/migrate.js'
import { migrations, type Schema } from '../../../src/store/migrations.js'
import { openPool } from '../../../src/store/pool.js'
import { sqlEvents } from '../../../src/event/store/sql.js'
import { newDatabase } from '../../databases.js'

/** The columns of that version. */
interface Then {
  webhooks: { id: string; url: string; secret: string; types: string; at: number }
  events: { id: string; announced: number; over: number }
  event_entries: { event_id: string; seq: number; at: number; entry: string }
}

/** An entry of that version: the director starts a series. */
const entry = JSON.stringify({
  by: { kind: 'direction', account: 'ola', name: 'Ola' },
  op: 'start',
  entry: { kind: 'start', series: 1 },
})

async function brought(dialect: Dialect): Promise<void> {
  const db = new Kysely<Schema>({ dialect })
  try {
    await new Migrator({ db, provider: migrations }).migrateTo('005')
    const old = db as unknown as Kysely<Then>
    const hook = { id: 'h1', url: 'https://h1.example/', secret: 'whsec_known', at: 7 }
    await old
      .insertInto('webhooks')
      .values({ ...hook, types: '["event.final"]' })
      .execute()
    for (const [id, over] of [
      ['ended', 1],
      ['live', 0],
    ] as const) {
      await old.insertInto('events').values({ id, announced: 1, over }).execute()
      for (const [seq, at] of [10, 20].entries())
        await old.insertInto('event_entries').values({ event_id: id, seq, at, entry }).execute()
    }
    await migrate(db)
    const events = sqlEvents(db)
    expect([await events.ended(20), await events.ended(21)]).toEqual([[{ id: 'ended', ended: 20 }], []])
    const [migrated] = await sqlWebhooks(db).webhooks()
    expect(migrated).toMatchObject({ id: 'h1', types: ['event.final'], paused: false, at: 7 })
    expect(migrated?.fingerprint).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await db.selectFrom('webhooks').selectAll().execute())).not.toContain('known')
  } finally {
    await db.destroy()
  }
}

it('is migrated in SQLite', () => brought(new SqliteDialect({ database: new Database(':memory:') })))

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.end())

  it('is migrated in PostgreSQL', async () => {
    const pool = openPool(await newDatabase(server), () => undefined)
    await brought(new PostgresDialect({ pool }))
  })
})
