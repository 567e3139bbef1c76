/** Changes many people at once in SQL, all or none of them. */
import type { Kysely, Transaction } from 'kysely'
import { canonical } from '@stolik/contract/canonical'
import type { Schema } from '../store/migrations.js'
import { chunks } from './sql-chunks.js'
import { peopleIn } from './sql-people.js'
import type { MemberList, PersonChange, RankingStore } from './store.js'

type Trx = Transaction<Schema>

/** Thrown in a transaction to roll it back. */
class Refused extends Error {
  readonly why: 'taken' | 'stale'
  constructor(why: 'taken' | 'stale') {
    super(why)
    this.why = why
  }
}

/** Rows of one statement: few enough that a statement is over in a few milliseconds. */
const rowsAtOnce = 500

export function sqlChanges(
  db: Kysely<Schema>,
): Pick<RankingStore, 'changePeople' | 'memberLists' | 'following'> {
  return {
    memberLists: () => lastList(db),
    following: async () => {
      const rows = await db.selectFrom('persons').select('id').where('from_events', '=', 1).execute()
      return new Set(rows.map(({ id }) => id))
    },
    changePeople: async (changes, list) => {
      try {
        await db.transaction().execute(async (trx) => {
          if (list !== null) await addList(trx, list)
          await write(trx, changes)
        })
        return 'done'
      } catch (error) {
        if (error instanceof Refused) return error.why
        throw error
      }
    },
  }
}

async function lastList(db: Kysely<Schema> | Trx): Promise<number> {
  const { last } = await db
    .selectFrom('member_lists')
    .select((e) => e.fn.max<number | null>('n').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function addList(trx: Trx, list: MemberList): Promise<void> {
  if ((await lastList(trx)) !== list.n - 1) throw new Refused('stale')
  const added = await trx
    .insertInto('member_lists')
    .values(list)
    .onConflict((c) => c.doNothing())
    .returning('n')
    .executeTakeFirst()
  if (added === undefined) throw new Refused('stale')
}

async function write(trx: Trx, changes: readonly PersonChange[]): Promise<void> {
  const known = changes.filter(({ before }) => before !== null)
  for (const some of chunks(known, rowsAtOnce)) await check(trx, some)
  // All old numbers go before new ones come, since one person may get a number that another one had.
  const ids = known.map(({ after }) => after.id)
  for (const some of chunks(ids, rowsAtOnce))
    for (const table of ['licences', 'licence_days', 'licence_numbers', 'entered', 'memberships'] as const)
      await trx.deleteFrom(table).where('person', 'in', some).execute()
  for (const some of chunks(changes, rowsAtOnce)) await save(trx, some)
}

/** Locks these people. Refused if one of them is not as it was when the change was worked out. */
async function check(trx: Trx, some: readonly PersonChange[]): Promise<void> {
  const ids = some.map(({ after }) => after.id)
  await trx
    .updateTable('persons')
    .set((e) => ({ forgotten: e.ref('forgotten') }))
    .where('id', 'in', ids)
    .execute()
  const now = new Map((await peopleIn(trx, ids)).map((person) => [person.id, person]))
  for (const { before, after } of some)
    if (canonical(now.get(after.id) ?? null) !== canonical(before)) throw new Refused('stale')
}

async function save(trx: Trx, some: readonly PersonChange[]): Promise<void> {
  const people = some.map(({ after }) => after)
  const rowsOf = (of: readonly PersonChange[]) =>
    of.map(({ after: { id, name, club, account } }) => ({ id, name, club, account, forgotten: 0 }))
  const known = rowsOf(some.filter(({ before }) => before !== null))
  const fresh = rowsOf(some.filter(({ before }) => before === null))
  if (known.length > 0)
    await trx
      .insertInto('persons')
      .values(known)
      .onConflict((c) =>
        c.column('id').doUpdateSet((e) => ({
          ...{ name: e.ref('excluded.name'), club: e.ref('excluded.club'), from_events: 0 },
        })),
      )
      .execute()
  if (fresh.length > 0) {
    const mine = await trx
      .insertInto('persons')
      .values(fresh)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .execute()
    if (mine.length < fresh.length) throw new Refused('stale')
  }
  const numbers = people.flatMap(({ id, licences }) =>
    [
      ...new Map(licences.map(({ of, number }) => [JSON.stringify([of, number]), { of, number }])).values(),
    ].map(({ of: association, number }) => ({ association, number, person: id })),
  )
  if (numbers.length > 0) {
    const mine = await trx
      .insertInto('licence_numbers')
      .values(numbers)
      .onConflict((c) => c.doNothing())
      .returning('number')
      .execute()
    if (mine.length < numbers.length) throw new Refused('taken')
  }
  const licences = people.flatMap((one) =>
    one.licences.map(({ of: association, number, from: since, until }) => ({
      ...{ association, number, person: one.id, since, until },
    })),
  )
  if (licences.length > 0) await trx.insertInto('licences').values(licences).execute()
  const clubs = people.flatMap(({ id: person, clubs: own = [] }) =>
    own.map(({ club, from: since }) => ({ person, since, club })),
  )
  if (clubs.length > 0) await trx.insertInto('memberships').values(clubs).execute()
}
