/** Sheets in SQL. */
import type { Sheet } from '@stolik/contract/ranking/sheet'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../store/migrations.js'
import { chunks } from './sql-chunks.js'
import { enteredIn, enterEvent, followEvents, leaveEvent } from './sql-entered.js'
import { savingPeople } from './sql-people.js'
import type { RankingStore, SheetHead, SheetRecord } from './store.js'
import type { Tally } from './tally.js'

type Sheets = Pick<
  RankingStore,
  | 'addSheets'
  | 'enteredOf'
  | 'dropEvent'
  | 'standing'
  | 'standingOf'
  | 'sameAs'
  | 'sheets'
  | 'sheetTexts'
  | 'playedBy'
>

const head = [
  'sheets.hash',
  'sheets.source',
  'sheets.event',
  'sheets.date',
  'sheets.game',
  'sheets.fingerprint',
] as const

export function sqlSheets(db: Kysely<Schema>): Sheets {
  const standing = () => db.selectFrom('sheet_events').innerJoin('sheets', 'sheets.hash', 'sheet_events.hash')
  const textsOf: Sheets['sheetTexts'] = async (hashes) => {
    const found = new Map<string, string>()
    for (const some of chunks(hashes)) {
      const rows = await db.selectFrom('sheets').select(['hash', 'sheet']).where('hash', 'in', some).execute()
      for (const { hash, sheet } of rows) found.set(hash, sheet)
    }
    return new Map(hashes.flatMap((hash) => (found.has(hash) ? [[hash, found.get(hash) as string]] : [])))
  }
  return {
    addSheets: (all, fresh = []) =>
      savingPeople(db, fresh, async (trx) => {
        await followEvents(trx, fresh)
        for (const record of all) {
          await addSheet(trx, record)
          await enterEvent(trx, record)
        }
      }),
    enteredOf: async (person) =>
      inOrder(
        (await db.selectFrom('entered').selectAll().where('person', '=', person).execute()).map(enteredIn),
      ),
    dropEvent: (source, event) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('sheet_events')
          .set({ hash: null })
          .where('source', '=', source)
          .where('event', '=', event)
          .execute()
        await leaveEvent(trx, source, event)
      }),
    standing: async (game, from, until) =>
      inOrder(
        await standing()
          .select(head)
          .where('game', '=', game)
          .where('date', '>=', from)
          .where('date', '<=', until)
          .execute(),
      ),
    standingOf: (source, event) =>
      standing()
        .select(head)
        .where('sheet_events.source', '=', source)
        .where('sheet_events.event', '=', event)
        .executeTakeFirst(),
    sameAs: async (fingerprints) => {
      const found: SheetHead[] = []
      for (const some of chunks(fingerprints))
        found.push(...(await standing().select(head).where('fingerprint', 'in', some).execute()))
      return inOrder(found)
    },
    sheets: async (hashes) =>
      new Map([...(await textsOf(hashes))].map(([hash, text]) => [hash, JSON.parse(text) as Sheet])),
    sheetTexts: textsOf,
    playedBy: async (person) => {
      const rows = await standing()
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
  heads.toSorted((a, b) => order(a.date, b.date) || order(a.source, b.source) || order(a.event, b.event))

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
