/** Names of events in SQL, stored separately from the logs. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../store/migrations.js'
import { chunks, rowsAtOnce } from '../../store/sql-log.js'
import type { Logged } from '@stolik/event/model/entry'
import { separateNames, isForgottenBy, keysIn, joinNames, type KeptName } from '../../store/separate-names.js'
import type { EventAppend, NamedIn } from './store.js'

/** Writes the names in entries and deletes those that entries forget. Returns the entries as they are to be stored. */
export async function writeNames(
  trx: Transaction<Schema>,
  { event, expected, entries }: EventAppend,
): Promise<readonly Logged[]> {
  const known = new Map<string, KeptName>()
  const keys = new Map<string, string>()
  const note = (one: KeptName): void => {
    if (one.player === null) keys.set(`${one.person} ${one.text}`, one.key)
  }
  const official = ({ by, entry }: Logged): boolean => by.kind === 'direction' || entry.kind === 'appoint'
  if (entries.some(official))
    for (const row of await namesOf(trx, event).where('player', 'is', null).execute()) note(row)

  const stored: Logged[] = []
  for (const [i, logged] of entries.entries()) {
    const [entry, names] = separateNames(
      logged,
      (account, name) => keys.get(`${account} ${JSON.stringify({ name })}`) ?? `${account}.${expected + i}`,
    )
    stored.push(entry)
    for (const one of names) {
      note(one)
      known.set(one.key, one)
    }
    for (const [key, one] of known) if (isForgottenBy(logged.entry, one)) known.delete(key)
    await forget(trx, event, logged)
  }
  const rows = [...known.values()].map((one) => ({ event_id: event, ...one }))
  for (const some of chunks(rows))
    await trx
      .insertInto('event_names')
      .values(some)
      .onConflict((c) => c.doNothing())
      .execute()
  return stored
}

async function forget(trx: Transaction<Schema>, event: string, { entry }: Logged): Promise<void> {
  const names = trx.deleteFrom('event_names').where('event_id', '=', event)
  if (entry.kind === 'forget') await names.where('player', '=', entry.player).execute()
  if (entry.kind === 'forgetOfficial')
    await names.where('player', 'is', null).where('person', '=', entry.account).execute()
}

const namesOf = (db: Kysely<Schema>, event: string) =>
  db.selectFrom('event_names').select(['key', 'player', 'person', 'text']).where('event_id', '=', event)

/** Puts names back into entries, unless they were deleted. */
export async function readNames(
  db: Kysely<Schema>,
  event: string,
  entries: readonly Logged[],
): Promise<readonly Logged[]> {
  const keys = [...new Set(entries.flatMap(keysIn))]
  if (keys.length === 0) return entries
  const all = namesOf(db, event)
  const rows = await (keys.length > rowsAtOnce ? all : all.where('key', 'in', keys)).execute()
  const texts = new Map(rows.map(({ key, text }) => [key, text]))
  return entries.map((entry) => joinNames(entry, (key) => texts.get(key)))
}

export async function namedIn(db: Kysely<Schema>, person: string): Promise<readonly NamedIn[]> {
  const rows = await db
    .selectFrom('event_names')
    .select(['event_id', 'player'])
    .distinct()
    .where('person', '=', person)
    .execute()
  return rows.map(({ event_id, player }) => ({ event: event_id, player }))
}
