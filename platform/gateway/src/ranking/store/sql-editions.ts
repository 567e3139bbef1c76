/** Rankings with their schemes, and editions, in SQL. */
import type { EditionContent, EditionStatus, Stamped } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Kysely } from 'kysely'
import type { Schema } from '../../store/migrations.js'
import type { Durably } from '../../store/sql.js'
import type { EditionHead, EditionRecord, EditionText, NewEdition, Ranking } from './store.js'

export function sqlEditions(db: Kysely<Schema>, durably: Durably = (work) => db.transaction().execute(work)) {
  const schemesOf = async (ranking: string): Promise<readonly Scheme[]> => {
    const rows = await db
      .selectFrom('schemes')
      .select('scheme')
      .where('ranking', '=', ranking)
      .orderBy('version')
      .execute()
    return rows.map(({ scheme }) => JSON.parse(scheme) as Scheme)
  }
  const withSchemes = async (row: Schema['rankings']): Promise<Ranking> => ({
    ...row,
    schemes: await schemesOf(row.id),
  })
  const stampsOf = async (edition: string): Promise<readonly Stamped[]> => {
    const rows = await db
      .selectFrom('stamps')
      .selectAll()
      .where('edition', '=', edition)
      .orderBy('n')
      .execute()
    return rows.map(({ status, at, by, key, signature }) => ({
      status: status as EditionStatus,
      at,
      by,
      key,
      signature,
    }))
  }
  /** With the content as JSON text. */
  const textOf = async (hash: string): Promise<EditionText | undefined> => {
    const row = await db.selectFrom('editions').select('content').where('hash', '=', hash).executeTakeFirst()
    return row && { hash, content: row.content, stamps: await stampsOf(hash) }
  }
  return {
    rankings: async (): Promise<readonly Ranking[]> => {
      const rows = await db.selectFrom('rankings').selectAll().execute()
      return Promise.all(rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map(withSchemes))
    },
    ranking: async (id: string) => {
      const row = await db.selectFrom('rankings').selectAll().where('id', '=', id).executeTakeFirst()
      return row && withSchemes(row)
    },
    /** `stale`: a ranking with this id already exists. */
    addRanking: ({ id, association }: Pick<Ranking, 'id' | 'association'>, scheme: Scheme) =>
      db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('rankings')
          .values({ id, association })
          .onConflict((c) => c.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (added === undefined) return 'stale' as const
        await trx
          .insertInto('schemes')
          .values({ ranking: id, version: 1, scheme: JSON.stringify(scheme) })
          .execute()
        return 'done' as const
      }),
    /** `version` is the number of the new scheme, from 2. `stale`: another number is next. */
    addScheme: (ranking: string, version: number, scheme: Scheme) =>
      db.transaction().execute(async (trx) => {
        const { last } = await trx
          .selectFrom('schemes')
          .select((e) => e.fn.max('version').as('last'))
          .where('ranking', '=', ranking)
          .executeTakeFirstOrThrow()
        if (last !== version - 1) return 'stale' as const
        const added = await trx
          .insertInto('schemes')
          .values({ ranking, version, scheme: JSON.stringify(scheme) })
          .onConflict((c) => c.doNothing())
          .returning('version')
          .executeTakeFirst()
        return added === undefined ? ('stale' as const) : ('done' as const)
      }),
    /**
     * Stores an edition with its first stamp. `stale`: the number is taken. An edition has megabytes, so the event loop must not
     * wait for the disk.
     */
    addEdition: ({ hash, ranking, number, date, content, stamps }: NewEdition) =>
      durably(async (trx) => {
        const added = await trx
          .insertInto('editions')
          .values({ hash, ranking, number, date, content })
          .onConflict((c) => c.doNothing())
          .returning('hash')
          .executeTakeFirst()
        if (added === undefined) return 'stale' as const
        await trx
          .insertInto('stamps')
          .values(stamps.map((stamp, n) => ({ edition: hash, n, ...stamp })))
          .execute()
        return 'done' as const
      }),
    /** `n`: how many stamps the edition has now, at least 1. `stale`: it has another number of stamps. */
    stamp: (edition: string, n: number, stamp: Stamped) =>
      db.transaction().execute(async (trx) => {
        const { stamps } = await trx
          .selectFrom('stamps')
          .select((e) => e.fn.countAll<number | string>().as('stamps'))
          .where('edition', '=', edition)
          .executeTakeFirstOrThrow()
        if (Number(stamps) !== n || n === 0) return 'stale' as const
        const added = await trx
          .insertInto('stamps')
          .values({ edition, n, ...stamp })
          .onConflict((c) => c.doNothing())
          .returning('n')
          .executeTakeFirst()
        return added === undefined ? ('stale' as const) : ('done' as const)
      }),
    edition: async (hash: string): Promise<EditionRecord | undefined> => {
      const found = await textOf(hash)
      return found && { ...found, content: JSON.parse(found.content) as EditionContent }
    },
    editionHead: async (hash: string): Promise<EditionHead | undefined> => {
      const row = await db
        .selectFrom('editions')
        .select(['hash', 'ranking', 'number', 'date'])
        .where('hash', '=', hash)
        .executeTakeFirst()
      return row && { ...row, stamps: await stampsOf(hash) }
    },
    editionText: textOf,
    /** The editions of a ranking, sorted by number. */
    editions: async (ranking: string): Promise<readonly EditionHead[]> => {
      const rows = await db
        .selectFrom('editions')
        .select(['hash', 'number', 'date'])
        .where('ranking', '=', ranking)
        .orderBy('number')
        .execute()
      return Promise.all(rows.map(async (row) => ({ ...row, ranking, stamps: await stampsOf(row.hash) })))
    },
    /** Editions of all rankings with a stamp at or after this time, in milliseconds. */
    stampedSince: async (since: number): Promise<readonly EditionHead[]> => {
      const rows = await db
        .selectFrom('editions')
        .select(['hash', 'ranking', 'number', 'date'])
        .where('hash', 'in', db.selectFrom('stamps').select('edition').where('at', '>=', since))
        .orderBy('ranking')
        .orderBy('number')
        .execute()
      return Promise.all(rows.map(async (row) => ({ ...row, stamps: await stampsOf(row.hash) })))
    },
  }
}
