/** Migrations follow from descriptions of tables, which go on changing. What was released stays as it was. */
import { createHash } from 'node:crypto'
import Database from 'libsql'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../src/store/migrations.js'

/** The newest migration whose statements are fixed, and the hash of all statements up to it. */
const released = { last: '047', hash: '9ef323481d37f30ebda80034119f5ef35be5ffc650a0a0d74284f6a199582295' }

it('migrations that were released make the same statements', async () => {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: new SqliteDialect({ database: new Database(':memory:') }),
    log: ({ query }) => void statements.push(query.sql),
  })
  const { error } = await new Migrator({ db, provider: migrations }).migrateTo(released.last)
  expect(error).toBeUndefined()
  const own = statements.filter((text) => !/kysely_|^PRAGMA/i.test(text)).map((text) => text.trim())
  expect(createHash('sha256').update(own.join('\n')).digest('hex')).toBe(released.hash)
})
