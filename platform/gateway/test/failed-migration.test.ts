/** A database that this version cannot bring up to date: the gateway says so, and a supervisor need not start it again. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import type { Server } from '../../../test/servers/server.js'
import { exits } from '../src/base/bad-config.js'
import { openFolder } from '../src/store/data-folder.js'
import type { Schema } from '../src/store/migrations.js'
import { isOutage } from '../src/store/outages.js'
import { openPostgres } from '../src/store/postgres.js'
import { endChildren, failedStart } from './child.js'
import { newDatabase } from './databases.js'
import { lacking, made, makeOlder } from './older.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-failed-migration-'))
let postgres: Server
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(async () => {
  endChildren()
  rmSync(folder, { recursive: true })
  if (hasPostgres) await postgres.end()
})

/** Leaves a database that lacks the last migration, and has something else where that would make a table. */
async function obstruct(db: Kysely<Schema>): Promise<void> {
  await makeOlder(db)
  await db.schema.createTable(made).addColumn('obstacle', 'integer').execute()
}

const sentence = (where: string, code: string): string =>
  `${where} could not be brought up to version ${Number(lacking)}: migration ${lacking} failed (${code}). ` +
  'Nothing in it was changed: start the version of Stolik from before, and report this.\n'

it('in a data folder', async () => {
  const data = join(folder, 'data')
  const { db, store } = await openFolder(data, true)
  await obstruct(db)
  await store.close()
  const { code, err } = await failedStart({ STOLIK_DATA: data })
  expect(err).toBe(sentence(`The database in the data folder ${data}`, 'SQLITE_ERROR'))
  expect(code).toBe(exits.migration)
})

it.skipIf(!hasPostgres)('on PostgreSQL', async () => {
  const url = await newDatabase(postgres)
  const { db, store } = await openPostgres(url, { shared: false, lost: () => undefined })
  await obstruct(db)
  await store.close()
  const { code, err } = await failedStart({ DATABASE_URL: url, STOLIK_SECRET: '0'.repeat(32) })
  expect(err).toBe(sentence('The database at DATABASE_URL', '42P07'))
  expect(code).toBe(exits.migration)
})

it('the unit does not start a gateway again after it', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../../docs/deploy/stolik@.service'), 'utf8')
  const codes = /^RestartPreventExitStatus=(.*)$/m.exec(unit)?.[1]?.split(' ')
  expect(codes).toContain(String(exits.migration))
})

it.each([
  ['a full disk', 'SQLITE_FULL', true],
  ['a full disk of PostgreSQL', '53100', true],
  ['a lost connection', 'ECONNRESET', true],
  ['a server that shuts down', '57P01', true],
  ['a deadlock with older processes', '40P01', true],
  ['a broken constraint', 'SQLITE_CONSTRAINT', false],
  ['a table that exists', '42P07', false],
])('%s passes by itself: %#', (_, code, passes) => {
  expect(isOutage(Object.assign(new Error(), { code }))).toBe(passes)
})

it.each([
  // What PostgreSQL’s driver says, without a code, of a connection that was lost before, while and after it was asked.
  ['Client has encountered a connection error and is not queryable', true],
  ['Connection terminated unexpectedly', true],
  ['Query read timeout', true],
  ['Query values must be an array', false],
])('takes what the driver says for passing or not: %s', (message, passes) => {
  expect(isOutage(new Error(message))).toBe(passes)
})
