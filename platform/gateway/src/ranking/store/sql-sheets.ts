/** Sheets in SQL. */
import { compare } from '@stolik/contract/compare'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../store/migrations.js'
import { chunks } from '../../store/sql-log.js'
import { enteredIn, enterEvent, followEvents, leaveEvent } from './sql-entered.js'
import { savingPeople } from './sql-people.js'
import type { PlayedEvent, SheetHead, SheetRecord } from './store.js'
import type { Entered } from '@stolik/ranking/model/entered'
import type { Person } from '@stolik/ranking/model/people'
import type { Tally } from './tally.js'

const head = [
  'sheets.hash',
  'sheets.source',
  'sheets.event',
  'sheets.date',
  'sheets.game',
  'sheets.fingerprint',
] as const

export function sqlSheets(db: Kysely<Schema>) {
  const current = () => db.selectFrom('sheet_events').innerJoin('sheets', 'sheets.hash', 'sheet_events.hash')
  /** By hash, as JSON text for code that only passes them on; unknown hashes are left out. */
  const textsOf = async (hashes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>()
    for (const some of chunks(hashes)) {
      const rows = await db.selectFrom('sheets').select(['hash', 'sheet']).where('hash', 'in', some).execute()
      for (const { hash, sheet } of rows) found.set(hash, sheet)
    }
    return new Map(hashes.flatMap((hash) => (found.has(hash) ? [[hash, found.get(hash) as string]] : [])))
  }
  return {
    /**
     * Stores sheets; each now counts for its event. Sheets already stored stay unchanged. New persons are stored with them; their
     * records follow from the events that count, see `SheetRecord.entered`. All or nothing: `taken` and `forgotten` are as in
     * `savePerson`, and then nothing is written.
     */
    addSheets: (all: readonly SheetRecord[], fresh: readonly Person[] = []) =>
      savingPeople(db, fresh, async (trx) => {
        await followEvents(trx, fresh)
        for (const record of all) {
          await addSheet(trx, record)
          await enterEvent(trx, record)
        }
      }),
    /** How the events that count have a person whose record follows from them, sorted by day, source and event. */
    enteredOf: async (person: string): Promise<readonly Entered[]> =>
      inOrder(
        (await db.selectFrom('entered').selectAll().where('person', '=', person).execute()).map(enteredIn),
      ),
    /** No sheet counts for the event any more; its sheets stay stored. */
    dropEvent: (source: string, event: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('sheet_events')
          .set({ hash: null })
          .where('source', '=', source)
          .where('event', '=', event)
          .execute()
        await leaveEvent(trx, source, event)
      }),
    /** The sheets that count for the events of a game between two days, both included, sorted by day, source and event. */
    currentSheets: async (game: string, from: string, until: string): Promise<readonly SheetHead[]> =>
      inOrder(
        await current()
          .select(head)
          .where('game', '=', game)
          .where('date', '>=', from)
          .where('date', '<=', until)
          .execute(),
      ),
    standingOf: (source: string, event: string): Promise<SheetHead | undefined> =>
      current()
        .select(head)
        .where('sheet_events.source', '=', source)
        .where('sheet_events.event', '=', event)
        .executeTakeFirst(),
    /** The sheets that count for an event and have one of these fingerprints. */
    sameAs: async (fingerprints: readonly string[]): Promise<readonly SheetHead[]> => {
      const found: SheetHead[] = []
      for (const some of chunks(fingerprints))
        found.push(...(await current().select(head).where('fingerprint', 'in', some).execute()))
      return inOrder(found)
    },
    sheets: async (hashes: readonly string[]): Promise<ReadonlyMap<string, Sheet>> =>
      new Map([...(await textsOf(hashes))].map(([hash, text]) => [hash, JSON.parse(text) as Sheet])),
    sheetTexts: textsOf,
    /** The events that a person played, oldest first. */
    playedBy: async (person: string): Promise<readonly PlayedEvent[]> => {
      const rows = await current()
        .innerJoin('sheet_players', 'sheet_players.hash', 'sheets.hash')
        .select([...head, 'sheet_players.tally'])
        .where('sheet_players.person', '=', person)
        .execute()
      return inOrder(rows).map(({ tally, ...rest }) => ({
        ...rest,
        tally: tally === null ? null : (JSON.parse(tally) as Tally),
      }))
    },
  }
}

async function addSheet(
  trx: Transaction<Schema>,
  { hash, sheet, fingerprint, tallies }: SheetRecord,
): Promise<void> {
  const { source, event, date, game, players } = sheet
  const added = await trx
    .insertInto('sheets')
    .values({ hash, source, event, date, game, fingerprint, sheet: JSON.stringify(sheet) })
    .onConflict((c) => c.doNothing())
    .returning('hash')
    .executeTakeFirst()
  await trx
    .insertInto('sheet_events')
    .values({ source, event, hash })
    .onConflict((c) => c.columns(['source', 'event']).doUpdateSet({ hash }))
    .execute()
  if (added === undefined) return
  for (const some of chunks(players))
    await trx
      .insertInto('sheet_players')
      .values(
        some.map(({ person }) => {
          const tally = tallies.get(person)
          return { hash, person, tally: tally === undefined ? null : JSON.stringify(tally) }
        }),
      )
      .execute()
}

/** Each database sorts text in its own way; we sort by code units. */
const inOrder = <T extends Pick<SheetHead, 'date' | 'source' | 'event'>>(heads: readonly T[]): readonly T[] =>
  heads.toSorted(
    (a, b) => compare(a.date, b.date) || compare(a.source, b.source) || compare(a.event, b.event),
  )
