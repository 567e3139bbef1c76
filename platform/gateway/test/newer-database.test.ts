/**
 * A database migrated by a newer gateway. An older one uses it if that only added things. Otherwise it says so in one line and
 * leaves it unchanged.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import type { Server } from '../../../test/servers/server.js'
import { BadConfig, exits } from '../src/base/bad-config.js'
import { readConfig } from '../src/app/config.js'
import { openDatabase } from '../src/app/database.js'
import { migrations, type Schema } from '../src/store/migrations.js'
import type { SqlData } from '../src/store/sql.js'
import { newDatabase } from './databases.js'

const folder = mkdtempSync(join(tmpdir(), 'newer-'))
let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  if (hasPostgres) await postgres.end()
})

const open = (env: Readonly<Record<string, string>>): Promise<SqlData> =>
  openDatabase(readConfig({ STOLIK_SECRET: 'a secret of at least 32 characters', ...env }), () => undefined)

/** Pretends that a later release migrated it; `needs` is the lowest version that may open it from then on. */
async function migrateOn(db: Kysely<Schema>, needs?: number): Promise<void> {
  await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999', '2030-01-01')`.execute(db)
  const shutOut = needs === undefined ? {} : { needs }
  await db
    .updateTable('compatible')
    .set({ ...shutOut, release: '7.0.0' })
    .execute()
}

async function taken(env: Readonly<Record<string, string>>): Promise<unknown> {
  const first = await open(env)
  await migrateOn(first.db)
  await first.store.close()
  const again = await open(env)
  await again.store.close()
  return again.migrated
}

async function refused(env: Readonly<Record<string, string>>): Promise<unknown> {
  const first = await open(env)
  await migrateOn(first.db, 999)
  await first.store.close()
  const refusal = await open(env).then(
    () => undefined,
    (error: unknown) => error,
  )
  // The database is unlocked and unchanged.
  const again = await open(env).catch((error: unknown) => error)
  expect(again).toEqual(refusal)
  return refusal
}

const line = (where: string, known: number): BadConfig =>
  new BadConfig(
    `${where} is of version 999, and this Stolik knows versions up to ${known}: ` +
      'start Stolik 7.0.0 or a newer one, or restore a backup from before the update.',
    undefined,
    exits.newer,
  )
const known = async (): Promise<number> =>
  Math.max(...Object.keys(await migrations.getMigrations()).map(Number))

describe('a database that a newer release has changed', () => {
  it('is refused in the data folder', async () => {
    expect(await refused({ STOLIK_DATA: folder })).toEqual(
      line(`The database in the data folder ${folder}`, await known()),
    )
  })

  it.skipIf(!hasPostgres)('is refused on PostgreSQL', async () => {
    const url = await newDatabase(postgres)
    expect(await refused({ DATABASE_URL: url })).toEqual(line('The database at DATABASE_URL', await known()))
  })
})

describe('a database that a newer release has only extended', () => {
  const added = async (): Promise<object> => ({ from: 999, to: 999, known: await known() })

  it('is accepted in the data folder', async () => {
    expect(await taken({ STOLIK_DATA: join(folder, 'added') })).toEqual(await added())
  })

  it.skipIf(!hasPostgres)('is accepted on PostgreSQL', async () => {
    expect(await taken({ DATABASE_URL: await newDatabase(postgres) })).toEqual(await added())
  })
})
