/** Examined hands and findings in SQL that both SQLite and PostgreSQL understand. */
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Detector } from '../fairness/hand.js'
import type { Schema } from '../store/migrations.js'
import type {
  Beyond,
  Finding,
  FindingEntry,
  FindingState,
  FindingStore,
  Found,
  HandRow,
  Named,
} from './store.js'

/** The id of the only row of runs. */
const id = 1

/** Rows of one statement, because databases limit the number of parameters. */
const rowsAtOnce = 200

export const sqlFindings = (db: Kysely<Schema>): FindingStore => ({
  claim: async (now, since) => {
    const { numUpdatedRows } = await db
      .updateTable('fairness_runs')
      .set({ at: now })
      .where((e) => e.or([e('at', '<', since), e('at', '>', now)]))
      .executeTakeFirst()
    return Number(numUpdatedRows) === 1
  },
  unexamined: async (after, most) => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('over', '<>', 0)
      .where('examined', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map((row) => row.id)
  },
  examined: (table, game, hands) =>
    db.transaction().execute(async (trx) => {
      for (let i = 0; i < hands.length; i += rowsAtOnce)
        await trx
          .insertInto('fairness_hands')
          .values(
            hands
              .slice(i, i + rowsAtOnce)
              .map(({ hand, at, players, seen }) => ({ table_id: table, hand, game, at, players, seen })),
          )
          // Another process may have examined the same table.
          .onConflict((c) => c.doNothing())
          .execute()
      await trx.updateTable('tables').set({ examined: 1 }).where('id', '=', table).execute()
      if (hands.length > 0) await trx.updateTable('fairness_runs').set({ fresh: 1 }).execute()
    }),
  counting: async () => {
    const row = await db
      .selectFrom('fairness_runs')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { counted: Number(row.counted), fresh: row.fresh === 1 }
  },
  hands: async () => {
    const count = db.selectFrom('fairness_hands').select((e) => e.fn.countAll().as('hands'))
    return Number((await count.executeTakeFirstOrThrow()).hands)
  },
  page: async (game, before, most) => {
    let query = db.selectFrom('fairness_hands').selectAll().where('game', '=', game)
    if (before !== null) query = query.where(older(before))
    const rows = await query
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .orderBy('hand', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ table_id: table, hand, at, players, seen }) => ({
      table,
      hand,
      at: Number(at),
      players,
      seen,
    }))
  },
  found: (found) => db.transaction().execute((trx) => takeOver(trx, found)),
  done: async (at) => {
    await db.updateTable('fairness_runs').set({ counted: at, fresh: 0 }).execute()
  },
  list: async (most) => {
    const rows = await db
      .selectFrom('fairness_findings')
      .selectAll()
      .orderBy(sql`CASE state WHEN 'APPEALED' THEN 0 WHEN 'OPEN' THEN 1 ELSE 2 END`)
      .orderBy('changed', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(read)
  },
  find: async (finding) => {
    const row = await db
      .selectFrom('fairness_findings')
      .selectAll()
      .where('id', '=', finding)
      .executeTakeFirst()
    return row && read(row)
  },
  decided: async (player, most) => {
    const rows = await db
      .selectFrom('fairness_findings')
      .selectAll()
      .where('player', '=', player)
      .where('state', '<>', 'OPEN')
      .orderBy('changed', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(read)
  },
  entries: async (finding) => {
    const rows = await db
      .selectFrom('fairness_entries')
      .selectAll()
      .where('finding', '=', finding)
      .where('entry', '<>', '')
      .orderBy('n')
      .execute()
    return rows.map(({ at, entry }) => ({
      ...(JSON.parse(entry) as Omit<FindingEntry, 'at'>),
      at: Number(at),
    }))
  },
  add: (finding, { at, ...entry }, { from, to }) =>
    db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('fairness_findings')
        .set({ state: to, changed: at })
        .where('id', '=', finding)
        .where('state', '=', from)
        .executeTakeFirst()
      if (Number(numUpdatedRows) !== 1) return false
      const before = trx.selectFrom('fairness_entries').where('finding', '=', finding)
      const { many } = await before.select((e) => e.fn.countAll().as('many')).executeTakeFirstOrThrow()
      await trx
        .insertInto('fairness_entries')
        .values({ finding, n: Number(many), at, entry: JSON.stringify(entry) })
        .execute()
      return true
    }),
  isBehind: async (hand) => {
    const row = await db
      .selectFrom('fairness_findings')
      .select('id')
      // Ids of tables consist of letters and digits, so they contain no wildcards.
      .where('hands', 'like', `%"${hand}"%`)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  clear: () =>
    db.transaction().execute(async (trx) => {
      const tables = trx.selectFrom('fairness_hands').select('table_id').distinct()
      await trx.updateTable('tables').set({ examined: null }).where('id', 'in', tables).execute()
      await trx.deleteFrom('fairness_hands').execute()
      await trx.deleteFrom('fairness_findings').where('state', '=', 'OPEN').execute()
      await trx.updateTable('fairness_runs').set({ counted: 0, fresh: 0 }).execute()
    }),
  forget: (people) => db.transaction().execute((trx) => forget(trx, people)),
  tidy: async ({ hands, findings }) => {
    const gone = await db.deleteFrom('fairness_hands').where('at', '<', hands).executeTakeFirst()
    const old = db.selectFrom('fairness_findings').select('id').where('changed', '<', findings)
    const ids = (await old.execute()).map((row) => row.id)
    if (ids.length > 0) await db.transaction().execute((trx) => remove(trx, ids))
    return Number(gone.numDeletedRows) + ids.length
  },
})

const older = ({ at, table, hand }: Pick<HandRow, 'table' | 'hand' | 'at'>) =>
  sql<boolean>`(at < ${at} or (at = ${at} and (table_id < ${table} or (table_id = ${table} and hand < ${hand}))))`

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
  since: Number(row.since),
  counted: Number(row.counted),
  changed: Number(row.changed),
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
      await trx
        .deleteFrom('fairness_findings')
        .where('id', '=', finding)
        .where('state', '=', 'OPEN')
        .execute()
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
