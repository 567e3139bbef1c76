/** Examined hands and findings in SQL that both SQLite and PostgreSQL understand. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Detector } from '../fairness/hand.js'
import type { Schema } from '../store/migrations.js'
import { changesOne, countOf, olderThan, run } from '../store/query.js'
import type { Beyond, Finding, FindingEntry, FindingState, Found, HandRow, Named } from './store.js'

/** The id of the only row of runs. */
const id = 1

/** Rows of one statement, because databases limit the number of parameters. */
const rowsAtOnce = 200

export type FindingStore = ReturnType<typeof sqlFindings>

/** All functions throw when the database cannot be reached. */
export function sqlFindings(db: Kysely<Schema>) {
  const runs = db.selectFrom('fairness_runs').select(['counted', 'fresh']).where('id', '=', id)
  const findings = db.selectFrom('fairness_findings').selectAll()
  return {
    /** Claims a run, unless it was claimed at `since` or later. Of several processes one gets it. A claim later than `now` does not count. */
    claim: (now: number, since: number): Promise<boolean> =>
      changesOne(
        db
          .updateTable('fairness_runs')
          .set({ at: now })
          .where((e) => e.or([e('at', '<', since), e('at', '>', now)])),
      ),
    /** Finished tables after `after` whose hands were not examined, by id. */
    unexamined: async (after: string, most: number): Promise<readonly string[]> => {
      const over = db.selectFrom('tables').select('id').where('over', '<>', 0).where('examined', 'is', null)
      const rows = await over.where('id', '>', after).orderBy('id').limit(most).execute()
      return rows.map((row) => row.id)
    },
    /** Stores the examined hands of a table, which is not examined again. */
    examined: (table: string, game: string, hands: readonly HandRow[]): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const rows = hands.map(({ hand, at, players, seen }) => ({
          table_id: table,
          hand,
          game,
          at,
          players,
          seen,
        }))
        for (let i = 0; i < rows.length; i += rowsAtOnce) {
          const insert = trx.insertInto('fairness_hands').values(rows.slice(i, i + rowsAtOnce))
          // Another process may have examined the same table.
          await run(insert.onConflict((c) => c.doNothing()))
        }
        await run(trx.updateTable('tables').set({ examined: 1 }).where('id', '=', table))
        if (hands.length > 0) await run(trx.updateTable('fairness_runs').set({ fresh: 1 }))
      }),
    /** When was counted last, and whether hands were added since. */
    counting: async (): Promise<{ readonly counted: number; readonly fresh: boolean }> => {
      const { counted, fresh } = await runs.executeTakeFirstOrThrow()
      return { counted, fresh: fresh === 1 }
    },
    /** How many hands are counted. */
    hands: (): Promise<number> => countOf(db.selectFrom('fairness_hands')),
    /** The newest hands of a game, newest first, before this one. */
    page: (
      game: string,
      before: Pick<HandRow, 'table' | 'hand' | 'at'> | null,
      most: number,
    ): Promise<readonly HandRow[]> => {
      const all = db
        .selectFrom('fairness_hands')
        .select(['table_id as table', 'hand', 'at', 'players', 'seen'])
        .where('game', '=', game)
      const old = before === null ? all : all.where(olderThan(before))
      const sorted = old.orderBy('at', 'desc').orderBy('table_id', 'desc').orderBy('hand', 'desc')
      return sorted.limit(most).execute()
    },
    /** Takes over what was counted: open findings are counted anew, and go if they are not beyond the usual any more. */
    found: (found: Found): Promise<void> => db.transaction().execute((trx) => takeOver(trx, found)),
    /** Notes that everything was counted. */
    done: (at: number): Promise<void> => run(db.updateTable('fairness_runs').set({ counted: at, fresh: 0 })),
    /** Newest change first; open ones before all others. */
    list: async (most: number): Promise<readonly Finding[]> => {
      const openFirst = sql`CASE state WHEN 'APPEALED' THEN 0 WHEN 'OPEN' THEN 1 ELSE 2 END`
      const sorted = findings.orderBy(openFirst).orderBy('changed', 'desc').orderBy('id')
      return (await sorted.limit(most).execute()).map(read)
    },
    find: async (finding: string): Promise<Finding | undefined> => {
      const row = await findings.where('id', '=', finding).executeTakeFirst()
      return row && read(row)
    },
    /** The findings about a player that somebody has decided, newest change first. */
    decided: async (player: string, most: number): Promise<readonly Finding[]> => {
      const about = findings.where('player', '=', player).where('state', '<>', 'OPEN')
      return (await about.orderBy('changed', 'desc').orderBy('id').limit(most).execute()).map(read)
    },
    /** Oldest first. Those whose text was deleted are left out. */
    entries: async (finding: string): Promise<readonly FindingEntry[]> => {
      const all = db.selectFrom('fairness_entries').selectAll().where('finding', '=', finding)
      const rows = await all.where('entry', '<>', '').orderBy('n').execute()
      return rows.map(({ at, entry }) => ({ ...(JSON.parse(entry) as Omit<FindingEntry, 'at'>), at }))
    },
    /** Adds an entry and changes the state; false, and nothing is written, if the state is not `from` any more. */
    add: (
      finding: string,
      { at, ...entry }: FindingEntry,
      { from, to }: Readonly<Record<'from' | 'to', FindingState>>,
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const next = trx.updateTable('fairness_findings').set({ state: to, changed: at })
        if (!(await changesOne(next.where('id', '=', finding).where('state', '=', from)))) return false
        const n = await countOf(trx.selectFrom('fairness_entries').where('finding', '=', finding))
        const row = { finding, n, at, entry: JSON.stringify(entry) }
        await run(trx.insertInto('fairness_entries').values(row))
        return true
      }),
    /** Whether a hand, `TABLE/NUMBER` counted from 1, is among those of a finding. */
    isBehind: async (hand: string): Promise<boolean> => {
      // Ids of tables consist of letters and digits, so they contain no wildcards.
      const behind = db.selectFrom('fairness_findings').select('id').where('hands', 'like', `%"${hand}"%`)
      return (await behind.limit(1).executeTakeFirst()) !== undefined
    },
    /** Deletes examined hands and findings that nobody has decided. Their tables can be examined again. */
    clear: (): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const tables = trx.selectFrom('fairness_hands').select('table_id').distinct()
        await run(trx.updateTable('tables').set({ examined: null }).where('id', 'in', tables))
        await run(trx.deleteFrom('fairness_hands'))
        await run(trx.deleteFrom('fairness_findings').where('state', '=', 'OPEN'))
        await run(trx.updateTable('fairness_runs').set({ counted: 0, fresh: 0 }))
      }),
    /** Deletes what is about these people, and what they wrote. */
    forget: (people: readonly string[]): Promise<void> =>
      db.transaction().execute((trx) => forget(trx, people)),
    /** Deletes hands that ended before, and findings that last changed before. Returns how many. */
    tidy: async (before: { readonly hands: number; readonly findings: number }): Promise<number> => {
      const gone = await db.deleteFrom('fairness_hands').where('at', '<', before.hands).executeTakeFirst()
      const old = db.selectFrom('fairness_findings').select('id').where('changed', '<', before.findings)
      const ids = (await old.execute()).map((row) => row.id)
      if (ids.length > 0) await db.transaction().execute((trx) => remove(trx, ids))
      return Number(gone.numDeletedRows) + ids.length
    },
  }
}

const read = (row: Selectable<Schema['fairness_findings']>): Finding => ({
  id: row.id,
  game: row.game,
  detector: row.detector as Detector,
  state: row.state as FindingState,
  player: { id: row.player, name: row.player_name },
  companion: row.companion === null ? null : { id: row.companion, name: row.companion_name ?? '' },
  found: row.found,
  among: row.among,
  figure: row.figure,
  hands: JSON.parse(row.hands) as string[],
  since: row.since,
  counted: row.counted,
  changed: row.changed,
})

const write = ({ detector, player, companion, found, among, figure, hands }: Beyond) => ({
  detector,
  player: player.id,
  player_name: player.name,
  companion: companion?.id ?? null,
  companion_name: companion?.name ?? null,
  found,
  among,
  figure,
  hands: JSON.stringify(hands),
})

const keyOf = ({ detector, player, companion }: Beyond): string =>
  JSON.stringify([detector, player.id, companion?.id])

async function takeOver(trx: Transaction<Schema>, { game, all, at, since, id: newId }: Found): Promise<void> {
  const rows = await trx.selectFrom('fairness_findings').selectAll().where('game', '=', game).execute()
  const known = rows.map(read)
  const stays = new Set<string>()
  for (const one of all) {
    const same = known.filter((other) => keyOf(other) === keyOf(one))
    const open = same.find(({ state }) => state === 'OPEN')
    if (open !== undefined) {
      stays.add(open.id)
      await trx
        .updateTable('fairness_findings')
        .set({ ...write(one), counted: at })
        .where('id', '=', open.id)
        // Somebody may decide about it meanwhile, by what they saw.
        .where('state', '=', 'OPEN')
        .execute()
    } else if (same.every(({ changed }) => changed < since))
      await trx
        .insertInto('fairness_findings')
        .values({ id: newId(), game, ...write(one), since: at, counted: at, state: 'OPEN', changed: at })
        .execute()
  }
  for (const { id: finding, state } of known)
    if (state === 'OPEN' && !stays.has(finding))
      await run(trx.deleteFrom('fairness_findings').where('id', '=', finding).where('state', '=', 'OPEN'))
}

/** The entries themselves stay: they are never deleted, only emptied. */
async function remove(trx: Transaction<Schema>, findings: readonly string[]): Promise<void> {
  await trx.updateTable('fairness_entries').set({ entry: '' }).where('finding', 'in', findings).execute()
  await trx.deleteFrom('fairness_findings').where('id', 'in', findings).execute()
}

async function forget(trx: Transaction<Schema>, people: readonly string[]): Promise<void> {
  const about = await trx
    .selectFrom('fairness_findings')
    .select('id')
    .where((e) => e.or([e('player', 'in', people), e('companion', 'in', people)]))
    .execute()
  if (about.length > 0)
    await remove(
      trx,
      about.map((row) => row.id),
    )
  // Ids consist of letters and digits, so they contain no wildcards.
  const played = await trx
    .selectFrom('fairness_hands')
    .select(['table_id', 'hand', 'players'])
    .where((e) => e.or(people.map((one) => e('players', 'like', `%"id":"${one}"%`))))
    .execute()
  for (const { table_id: table, hand, players } of played) {
    const without = (JSON.parse(players) as (Named | null)[]).map((one) =>
      one !== null && people.includes(one.id) ? null : one,
    )
    await trx
      .updateTable('fairness_hands')
      .set({ players: JSON.stringify(without) })
      .where('table_id', '=', table)
      .where('hand', '=', hand)
      .execute()
  }
}
