/** Deletes old data by rule, in SQL that both SQLite and PostgreSQL understand. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { indexVersion } from '../table/played-row.js'
import type { Schema } from '../store/migrations.js'
import { changesOne, run } from '../store/query.js'
import type { Entry } from '../table/entry.js'
import type { LastRun, Rule, Step } from './store.js'

/** Limits of one step: rows deleted, people or tables examined, and logs shortened. A step takes some milliseconds. */
const rowsAtOnce = 500
const peopleAtOnce = 50
const tablesAtOnce = 50
const logsAtOnce = 5
/** The value of `tables.over` for a finished table whose log was shortened. */
const shortened = 2

/** The entries that stay in the log of a finished table: they say who may see it, and whose names its records contain. */
const keptKinds = ['open', 'sit', 'rename', 'forget', 'release']

export type RetentionStore = ReturnType<typeof sqlRetention>

/** All functions throw when the database cannot be reached. */
export const sqlRetention = (db: Kysely<Schema>) => ({
  /**
   * Claims the next run, unless it was claimed at `since` or later. If several processes try at once, one gets it. A claim
   * later than `now` was made by a wrong clock and does not count.
   */
  claim: (now: number, since: number): Promise<boolean> =>
    changesOne(
      db
        .updateTable('retention')
        .set({ at: now })
        .where((e) => e.or([e('at', '<', since), e('at', '>', now)])),
    ),
  /** Takes one step of a rule: deletes data from before a time, looking only at what comes after `after`. */
  forget: (rule: Rule, before: number, after: string): Promise<Step> => forgetBy[rule](db, before, after),
  done: ({ at, gone }: LastRun): Promise<void> =>
    run(db.updateTable('retention').set({ done: at, gone: JSON.stringify(gone) })),
  /** The last completed run; undefined before the first. */
  last: async (): Promise<LastRun | undefined> => {
    const row = await db.selectFrom('retention').select(['done', 'gone']).executeTakeFirst()
    if (row === undefined || row.done === null || row.gone === null) return undefined
    return { at: row.done, gone: JSON.parse(row.gone) as LastRun['gone'] }
  },
})

const forgetBy: Readonly<Record<Rule, (db: Kysely<Schema>, before: number, after: string) => Promise<Step>>> =
  { guests: forgetGuests, empty: forgetEmpty, logs: shortenLogs, acts: forgetActs }

/** Deletes hands of people who have no account and never got one. */
async function forgetGuests(db: Kysely<Schema>, before: number, after: string): Promise<Step> {
  const people = await db
    .selectFrom('played')
    .select('person')
    .distinct()
    .where('person', '>', after)
    .orderBy('person')
    .limit(peopleAtOnce)
    .execute()
  const last = people.at(-1)?.person
  if (last === undefined) return { gone: 0, next: null }
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM played WHERE (person, table_id, hand) IN (
      SELECT person, table_id, hand FROM played
      WHERE person > ${after} AND person <= ${last} AND at < ${before}
        AND person NOT IN (SELECT id FROM accounts)
        AND person NOT IN (SELECT guest FROM played_guests)
      LIMIT ${sql.lit(rowsAtOnce)})`.execute(db)
  const gone = Number(numAffectedRows)
  // A person may have more hands than one step deletes.
  return { gone, next: gone < rowsAtOnce ? last : after }
}

async function forgetActs(db: Kysely<Schema>, before: number): Promise<Step> {
  const old = db.selectFrom('acts').select('n').where('at', '<', before).orderBy('at').limit(rowsAtOnce)
  const { numDeletedRows } = await db.deleteFrom('acts').where('n', 'in', old).executeTakeFirst()
  const gone = Number(numDeletedRows)
  return { gone, next: gone < rowsAtOnce ? null : '' }
}

interface Finished {
  readonly id: string
  readonly hasRecords: boolean
  /** Whether its hands are in its players' lists, which are built from the log. */
  readonly isListed: boolean
  /** Whether it is rated and not counted yet. Its result comes from the log. */
  readonly isToBeRated: boolean
}

/** Finished tables sorted by id that ended before a time. Tables of events are left out, because the event needs them. */
async function finished(
  db: Kysely<Schema>,
  { before, after, most }: { readonly before: number; readonly after: string; readonly most: number },
): Promise<{ readonly found: readonly Finished[]; readonly next: string | null }> {
  const rows = await db
    .selectFrom('tables')
    .select((e) => [
      'id',
      e
        .selectFrom('entries')
        .select('at')
        .whereRef('table_id', '=', 'tables.id')
        .orderBy('seq', 'desc')
        .limit(1)
        .as('last'),
      e
        .selectFrom('entries')
        .select('entry')
        .whereRef('table_id', '=', 'tables.id')
        .where('seq', '=', 0)
        .as('opened'),
      e.selectFrom('records').select('hand').whereRef('table_id', '=', 'tables.id').limit(1).as('hand'),
      e
        .selectFrom('records')
        .select('hand')
        .whereRef('table_id', '=', 'tables.id')
        .where((r) => r.or([r('indexed', 'is', null), r('indexed', '<', indexVersion)]))
        .limit(1)
        .as('unlisted'),
      e
        .selectFrom('rated_tables')
        .select('table_id')
        .whereRef('table_id', '=', 'tables.id')
        .where('done', '=', 0)
        .as('unrated'),
    ])
    .where('id', '>', after)
    .where('over', '=', 1)
    .orderBy('id')
    .limit(most)
    .execute()
  const found = rows
    .filter(({ last, opened }) => last !== null && last < before && isOfNoEvent(opened))
    .map(({ id, hand, unlisted, unrated }) => ({
      id,
      hasRecords: hand !== null,
      isListed: unlisted === null,
      isToBeRated: unrated !== null,
    }))
  return { found, next: rows.at(-1)?.id ?? null }
}

function isOfNoEvent(opened: string | null): boolean {
  const entry = opened === null ? undefined : (JSON.parse(opened) as Entry)
  return entry?.kind === 'open' && entry.event === undefined
}

async function forgetEmpty(db: Kysely<Schema>, before: number, after: string): Promise<Step> {
  const { found, next } = await finished(db, { before, after, most: tablesAtOnce })
  const empty = found.filter(({ hasRecords, isToBeRated }) => !hasRecords && !isToBeRated).map(({ id }) => id)
  if (empty.length > 0)
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('entries').where('table_id', 'in', empty).execute()
      await trx.deleteFrom('tables').where('id', 'in', empty).execute()
    })
  return { gone: empty.length, next }
}

async function shortenLogs(db: Kysely<Schema>, before: number, after: string): Promise<Step> {
  const { found, next } = await finished(db, { before, after, most: logsAtOnce })
  const long = found.filter(({ hasRecords, isListed, isToBeRated }) => hasRecords && isListed && !isToBeRated)
  for (const { id } of long) await db.transaction().execute((trx) => shorten(trx, id))
  return { gone: long.length, next }
}

async function shorten(trx: Transaction<Schema>, table: string): Promise<void> {
  const rows = await trx
    .selectFrom('entries')
    .select(['seq', 'at', 'entry'])
    .where('table_id', '=', table)
    .orderBy('seq')
    .execute()
  const last = rows.at(-1)
  if (last === undefined) return
  const stay = rows.filter(({ entry }) => keptKinds.includes((JSON.parse(entry) as Entry).kind))
  const end: Entry = { kind: 'shorten', length: last.seq + 2 }
  const numbers = stay.map(({ seq }) => seq)
  await run(trx.deleteFrom('entries').where('table_id', '=', table).where('seq', 'not in', numbers))
  const row = { table_id: table, seq: last.seq + 1, at: last.at, entry: JSON.stringify(end), term: null }
  await run(trx.insertInto('entries').values(row))
  await run(trx.updateTable('tables').set({ over: shortened }).where('id', '=', table))
}
