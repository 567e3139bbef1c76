/** A database that a newer gateway has brought up to date: an older one says so in one line, and leaves it as it is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../test/servers/postgres.js'
import type { Server } from '../../test/servers/server.js'
import { BadConfig, readConfig } from '../src/config.js'
import { openDatabase } from '../src/database.js'
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

/** As if the next version had been there, too. */
const migrateOn = (db: Kysely<Schema>): Promise<unknown> =>
  sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('999', '2030-01-01')`.execute(db)

async function refused(env: Readonly<Record<string, string>>): Promise<unknown> {
  const first = await open(env)
  await migrateOn(first.db)
  await first.store.close()
  const refusal = await open(env).then(
    () => undefined,
    (error: unknown) => error,
  )
  // Nothing holds it, and nothing has changed in it.
  const again = await open(env).catch((error: unknown) => error)
  expect(again).toEqual(refusal)
  return refusal
}

const line = (where: string, known: number): BadConfig =>
  new BadConfig(
    `${where} is of version 999, and this Stolik knows versions up to ${known}: ` +
      'start the newer Stolik that has used it, or put back a backup from before the update.',
  )
const known = async (): Promise<number> => Object.keys(await migrations.getMigrations()).length

describe('a database of a newer version', () => {
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
