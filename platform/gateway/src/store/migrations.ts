/** The tables of the database and their migrations. A released migration never changes: new columns get a new number. */
import type { Kysely, Migration, MigrationProvider } from 'kysely'
import { addTo, migrationsOf, protect, type RowsOf, type Table } from './table.js'
import { accountSteps, accountTables } from './tables/account.js'
import { eventSteps, eventTables } from './tables/event.js'
import { installationSteps, installationTables } from './tables/installation.js'
import { peopleTables } from './tables/people.js'
import { playSteps, playTables } from './tables/play.js'
import { rankingSteps, rankingTables } from './tables/ranking.js'

const tables = {
  ...playTables,
  ...accountTables,
  ...peopleTables,
  ...eventTables,
  ...rankingTables,
  ...installationTables,
}

export type Schema = RowsOf<typeof tables>

/** What migrations do to rows after they have made tables, columns and indexes. */
const steps: readonly Readonly<Record<string, Migration['up']>>[] = [
  playSteps,
  accountSteps,
  eventSteps,
  rankingSteps,
  installationSteps,
]
const all: readonly (readonly [string, Table])[] = Object.entries(tables)

const migrationOf = (number: string): Migration => ({
  up: async (db: Kysely<Schema>) => {
    for (const [name, of] of all) await addTo(db, name, of, number)
    for (const one of steps) await one[number]?.(db)
    for (const [name, of] of all) if (of.since === number) await protect(db, name, of)
  },
})

const numbers = new Set([...all.flatMap(([, of]) => migrationsOf(of)), ...steps.flatMap(Object.keys)])
const byNumber = Object.fromEntries([...numbers].sort().map((number) => [number, migrationOf(number)]))

export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve(byNumber) }

/**
 * Migrations that change existing parts: an older gateway that lacks one of them refuses the database. Those before 030
 * need not be listed, since every gateway that reads this has them. See docs/architecture.md for the rule.
 */
export const breaking: ReadonlySet<string> = new Set()
