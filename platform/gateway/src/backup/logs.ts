/** Reads every log of a store, of tables and events, and reports how many entries of each follow the rules. */
import type { Plugin } from '@stolik/core'
import type { Kysely } from 'kysely'
import type { Schema } from '../store/migrations.js'
import type { Logged } from '../table/entry.js'
import { soundOf, type Sound } from '../table/sound.js'
import { soundOfLeague, type SoundLeague } from '@stolik/league/fold/sound'
import type { Logged as LoggedOfLeague } from '@stolik/league/model/entry'
import { soundOfEvent, type SoundEvent } from '@stolik/event/fold/sound'
import { readNames } from '../event/store/sql-names.js'
import { readStored } from '../event/store/sql.js'

interface Read {
  readonly id: string
  /** How many entries the log has. */
  readonly all: number
}

/** `found` is undefined for a table whose rules are not installed. */
export type ReadLog =
  | (Read & { readonly kind: 'table'; readonly found: Sound | undefined })
  | (Read & { readonly kind: 'event'; readonly found: SoundEvent })
  | (Read & { readonly kind: 'league'; readonly found: SoundLeague })

export type Plugins = ReadonlyMap<string, Plugin>

export async function* readLogs(db: Kysely<Schema>, plugins: Plugins): AsyncGenerator<ReadLog> {
  for (const { id } of await db.selectFrom('tables').select('id').orderBy('id').execute())
    yield await readTable(db, plugins, id)
  for (const { id } of await db.selectFrom('events').select('id').orderBy('id').execute())
    yield await readEvent(db, id)
  for (const { id } of await db.selectFrom('leagues').select('id').orderBy('id').execute())
    yield await readLeague(db, id)
}

async function readTable(db: Kysely<Schema>, plugins: Plugins, id: string): Promise<ReadLog> {
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'at', 'entry'])
    .where('table_id', '=', id)
    .orderBy('seq')
    .execute()
  const read = ({ at, entry }: { readonly at: number; readonly entry: string }): Logged => ({
    at,
    entry: JSON.parse(entry) as Logged['entry'],
  })
  const { log, torn } = readable(rows, read, isShortened(rows))
  // Without its first entry the rules of a table are unknown, so it would look like one whose rules are not installed.
  const found = log.length === 0 && torn !== undefined ? { length: 0, hands: 0 } : soundOf(plugins, log)
  return { kind: 'table', id, all: rows.length, found: found && withTorn(found, torn) }
}

/**
 * Whether the log was shortened. Long after a table has finished, only the entries about its people are kept, with their
 * numbers.
 */
const isShortened = (rows: readonly { readonly entry: string }[]): boolean =>
  rows.at(-1)?.entry.includes('"kind":"shorten"') === true

async function readEvent(db: Kysely<Schema>, id: string): Promise<ReadLog> {
  const rows = await db
    .selectFrom('event_entries')
    .select(['seq', 'at', 'entry'])
    .where('event_id', '=', id)
    .orderBy('seq')
    .execute()
  const { log, torn } = readable(rows, readStored)
  const found = soundOfEvent(await readNames(db, id, log))
  return { kind: 'event', id, all: rows.length, found: withTorn(found, torn) }
}

async function readLeague(db: Kysely<Schema>, id: string): Promise<ReadLog> {
  const rows = await db
    .selectFrom('league_entries')
    .select(['seq', 'at', 'entry'])
    .where('league_id', '=', id)
    .orderBy('seq')
    .execute()
  const { log, torn } = readable(rows, ({ at, entry }) => ({
    ...(JSON.parse(entry) as Omit<LoggedOfLeague, 'at'>),
    at,
  }))
  return { kind: 'league', id, all: rows.length, found: withTorn(soundOfLeague(id, log), torn) }
}

const withTorn = <T extends { readonly broken?: string }>(found: T, torn: string | undefined): T =>
  torn === undefined || found.broken !== undefined ? found : { ...found, broken: torn }

/** Returns the entries up to the first one that is missing or unreadable. */
function readable<R extends { readonly seq: number }, T>(
  rows: readonly R[],
  read: (row: R) => T,
  mayLack = false,
): { readonly log: readonly T[]; readonly torn?: string } {
  const log: T[] = []
  for (const row of rows) {
    if (row.seq !== log.length && !mayLack) return { log, torn: `entry ${log.length} is missing` }
    try {
      log.push(read(row))
    } catch {
      return { log, torn: 'an entry that cannot be read' }
    }
  }
  return { log }
}
