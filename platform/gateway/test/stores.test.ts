/** That a gateway forgets no store, and that the databases of tests are like those of gateways. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AppDeps } from '../src/app/app.js'
import type { Stores } from '../src/api/stores.js'
import type { SqlData } from '../src/store/sql.js'
import { openSqlite } from '../src/store/sqlite.js'
import { newData } from './stores.js'

const source = join(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))

describe('the stores of a gateway', () => {
  it('are all required, so that one that is forgotten does not compile', () => {
    expectTypeOf<AppDeps['stores']>().toEqualTypeOf<Stores>()
    expectTypeOf<Stores>().toEqualTypeOf<Required<Stores>>()
  })

  it('are made from SQL in one place', () => {
    const made = files.flatMap(({ name, text }) =>
      [...text.matchAll(/^export (?:const|function) (sql[A-Z]\w*)(?: = )?\(\s*db: Kysely<Schema>/gm)].map(
        ([, maker = '']) => ({ name, maker }),
      ),
    )
    expect(made.length).toBeGreaterThanOrEqual(17)
    const unused = made.filter(
      ({ name, maker }) => !files.some((file) => file.name !== name && file.text.includes(`${maker}(db`)),
    )
    expect(unused).toEqual([])
    const elsewhere = files.filter(
      ({ name, text }) => /^app\/(?!stores\.ts)/.test(name) && /\bsql[A-Z]\w*\(db/.test(text),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('a new database of a test', () => {
  const contents = async ({ db }: SqlData): Promise<object> => {
    const { rows: parts } = await sql<{ name: string; type: string }>`
      SELECT type, name, sql FROM sqlite_master ORDER BY name
    `.execute(db)
    const tables = parts.filter(({ type }) => type === 'table')
    const rows = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows: found } = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(db)
        // When a migration ran says nothing of the database.
        return [name, found.map((row) => ({ ...row, timestamp: null }))]
      }),
    )
    return { parts, rows }
  }

  it('is like one that was migrated', async () => {
    const [made, migrated] = [newData(), await openSqlite(':memory:')]
    expect(await contents(made)).toEqual(await contents(migrated))
    expect([made.tenure, made.migrated]).toEqual([migrated.tenure, migrated.migrated])
    for (const { store } of [made, migrated]) await store.close()
  })

  it('shares nothing with another one', async () => {
    const [one, other] = [newData(), newData()]
    await one.store.append({ table: 't', expected: 0, entries: [], over: false, records: [] })
    expect([await one.store.live(), await other.store.live()]).toEqual([['t'], []])
    for (const { store } of [one, other]) await store.close()
  })
})
