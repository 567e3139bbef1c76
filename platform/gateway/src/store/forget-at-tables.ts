/** Removes people's names from data of tables: logs, records of hands, and the rows of other players. */
import type { Kysely, Transaction } from 'kysely'
import type { ShownHand } from '../table/played-row.js'
import type { Entry, Logged } from '../table/entry.js'
import { nameless, namesIn, withoutNames } from '../table/forgotten.js'
import type { Schema } from './migrations.js'

/** Tables per step: some milliseconds' work. Other work gets a turn between steps. */
const tablesAtOnce = 25

interface Which {
  /** All tables in the database unless given. */
  readonly tables?: readonly string[]
  /** The replacement for their names; `nameless` unless given. */
  readonly name?: string
}

/** Resolves when no table names these people any more. */
export type ForgetAtTables = (people: readonly string[], which?: Which) => Promise<void>

export const forgetAtTables =
  (db: Kysely<Schema>): ForgetAtTables =>
  async (people, { tables, name = nameless } = {}) => {
    if (tables !== undefined) {
      for (const table of tables)
        await db.transaction().execute((trx) => forgetAt(trx, table, new Set(people), name))
      return
    }
    let after = ''
    for (;;) {
      const page = await db
        .selectFrom('tables')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(tablesAtOnce)
        .execute()
      const last = page.at(-1)?.id
      if (last === undefined) return
      for (const table of await tablesOf(db, people, after, last))
        await db.transaction().execute((trx) => forgetAt(trx, table, new Set(people), name))
      after = last
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

/** Tables after `after`, up to and including `last`, where one of these people has sat. */
async function tablesOf(
  db: Kysely<Schema>,
  people: readonly string[],
  after: string,
  last: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('entries')
    .select('table_id')
    .distinct()
    .where('table_id', '>', after)
    .where('table_id', '<=', last)
    .where('entry', 'like', '%"kind":"sit"%')
    // Ids consist of letters and digits, so they contain no wildcards.
    .where((e) => e.or(people.map((id) => e('entry', 'like', `%"id":"${id}"%`))))
    .execute()
  return rows.map(({ table_id }) => table_id)
}

async function forgetAt(
  trx: Transaction<Schema>,
  table: string,
  people: ReadonlySet<string>,
  instead: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('entries')
    .select(['seq', 'at', 'entry'])
    .where('table_id', '=', table)
    .where((e) => e.or(['sit', 'rename', 'again'].map((kind) => e('entry', 'like', `%"kind":"${kind}"%`))))
    .orderBy('seq')
    .execute()
  const log = rows.map(({ at, entry }): Logged => ({ at, entry: JSON.parse(entry) as Entry }))
  const names = namesIn(log, people)
  for (const [i, { entry }] of withoutNames(log, people, names, instead).entries())
    if (entry !== log[i]?.entry)
      await trx
        .updateTable('entries')
        .set({ entry: JSON.stringify(entry) })
        .where('table_id', '=', table)
        .where('seq', '=', rows[i]?.seq ?? -1)
        .execute()
  const chairs = new Set(
    log.flatMap(({ entry }) => (entry.kind === 'sit' && people.has(entry.person.id) ? [entry.chair] : [])),
  )
  const isTheirs = (name: string, chair: number): boolean => chairs.has(chair) && names.has(name)
  await inRecords(trx, table, isTheirs, instead)
  await inRows(trx, table, isTheirs, instead)
}

type IsTheirs = (name: string, chair: number) => boolean

async function inRecords(
  trx: Transaction<Schema>,
  table: string,
  isTheirs: IsTheirs,
  instead: string,
): Promise<void> {
  const records = trx.selectFrom('records').select(['hand', 'text']).where('table_id', '=', table)
  for (const { hand, text } of await records.execute()) {
    const without = text.replace(/^player (\d+): (.*)$/gm, (line, chair: string, name: string) =>
      isTheirs(name, Number(chair)) ? `player ${chair}: ${instead}` : line,
    )
    if (without !== text)
      await trx
        .updateTable('records')
        .set({ text: without })
        .where('table_id', '=', table)
        .where('hand', '=', hand)
        .execute()
  }
}

async function inRows(
  trx: Transaction<Schema>,
  table: string,
  isTheirs: IsTheirs,
  instead: string,
): Promise<void> {
  const rows = trx.selectFrom('played').select(['hand', 'chair', 'shown']).where('table_id', '=', table)
  for (const { hand, chair, shown } of await rows.execute()) {
    const before = JSON.parse(shown) as ShownHand
    const players = before.players.map((name, at) => (isTheirs(name, at) ? instead : name))
    if (players.some((name, at) => name !== before.players[at]))
      await trx
        .updateTable('played')
        .set({ shown: JSON.stringify({ ...before, players }) })
        .where('table_id', '=', table)
        .where('hand', '=', hand)
        .where('chair', '=', chair)
        .execute()
  }
}
