/** How events have people, in SQL, and the records that follow from it. */
import type { Transaction } from 'kysely'
import { fromEvents, type Entered, type EnteredAs } from '@stolik/ranking/model/entered'
import type { Person } from '@stolik/ranking/model/people'
import type { Schema } from '../../store/migrations.js'
import { chunks } from '../../store/sql-log.js'
import type { SheetRecord } from './store.js'

type Trx = Transaction<Schema>

/** From now on the records of these people follow from events. */
export async function followEvents(trx: Trx, people: readonly Person[]): Promise<void> {
  for (const some of chunks(people.map(({ id }) => id)))
    await trx.updateTable('persons').set({ from_events: 1 }).where('id', 'in', some).execute()
}

/** From now on the event has these people, and nobody else. */
export async function enterEvent(
  trx: Trx,
  { sheet: { source, event, date, players }, entered }: Pick<SheetRecord, 'sheet' | 'entered'>,
): Promise<void> {
  const gone = await leftBy(trx, source, event)
  const following: string[] = []
  const listed = players.flatMap(({ person }) => (entered.has(person) ? [person] : [])).sort()
  for (const some of chunks(listed)) following.push(...(await lockFollowing(trx, some)))
  for (const some of chunks(following))
    await trx
      .insertInto('entered')
      .values(
        some.map((person) => {
          const { name, club, licence } = entered.get(person) as EnteredAs
          const [association, number] = [licence?.of ?? null, licence?.number ?? null]
          return { source, event, person, date, name, club, association, number }
        }),
      )
      .execute()
  for (const some of chunks([...new Set([...following, ...gone])].sort())) await rewrite(trx, some)
}

/** The event counts no more. */
export async function leaveEvent(trx: Trx, source: string, event: string): Promise<void> {
  for (const some of chunks(await leftBy(trx, source, event))) await rewrite(trx, some)
}

/** Deletes how the event had people, and returns who they were. */
async function leftBy(trx: Trx, source: string, event: string): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('entered')
    .where('source', '=', source)
    .where('event', '=', event)
    .returning('person')
    .execute()
  return rows.map(({ person }) => person).sort()
}

/** Locks these people and returns those whose record follows from events. */
async function lockFollowing(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await trx
    .updateTable('persons')
    .set((e) => ({ from_events: e.ref('from_events') }))
    .where('id', 'in', ids)
    .where('from_events', '=', 1)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes the records that follow from the events that count now. The name stays if there are none. */
async function rewrite(trx: Trx, ids: readonly string[]): Promise<void> {
  const persons = await lockFollowing(trx, ids)
  if (persons.length === 0) return
  const all = new Map<string, Entered[]>(persons.map((id) => [id, []]))
  for (const row of await trx.selectFrom('entered').selectAll().where('person', 'in', persons).execute())
    all.get(row.person)?.push(enteredIn(row))
  for (const table of ['licences', 'licence_numbers', 'licence_days'] as const)
    await trx.deleteFrom(table).where('person', 'in', persons).execute()
  for (const [person, own] of all) {
    const found = fromEvents(own)
    if (found === undefined) continue
    const { name, club, licences } = found
    await trx.updateTable('persons').set({ name, club }).where('id', '=', person).execute()
    for (const { of: association, number, from: since, until } of licences) {
      // A number that somebody else has was decided to be a mistake.
      await trx
        .insertInto('licence_numbers')
        .values({ association, number, person })
        .onConflict((c) => c.doNothing())
        .execute()
      await trx.insertInto('licence_days').values({ person, association, number, since, until }).execute()
    }
  }
}

export const enteredIn = (row: Schema['entered']): Entered => ({
  source: row.source,
  event: row.event,
  date: row.date,
  name: row.name,
  club: row.club,
  licence:
    row.association === null || row.number === null ? null : { of: row.association, number: row.number },
})
