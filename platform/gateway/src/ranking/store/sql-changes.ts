/** Changes many people at once in SQL, all or none of them. */
import { setImmediate as turn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { canonical } from '@stolik/contract/canonical'
import type { Licence, Membership, Person } from '@stolik/ranking/model/people'
import type { Schema } from '../../store/migrations.js'
import { chunks } from '../../store/sql-log.js'
import { peopleIn } from './sql-people.js'
import type { MemberList, PersonChange } from './store.js'

type Trx = Transaction<Schema>

/** Thrown in a transaction to roll it back. */
class Refused extends Error {
  readonly why: 'taken' | 'stale'
  constructor(why: 'taken' | 'stale') {
    super(why)
    this.why = why
  }
}

/** People of one statement. Between them everybody who needs nothing from the database gets a turn. */
const atOnce = 250

export function sqlChanges(db: Kysely<Schema>) {
  return {
    /** The number of the last list of members that was taken; 0: none. */
    memberLists: () => lastList(db),
    /** The ids of people whose record follows from events. */
    following: async (): Promise<ReadonlySet<string>> => {
      const rows = await db.selectFrom('persons').select('id').where('from_events', '=', 1).execute()
      return new Set(rows.map(({ id }) => id))
    },
    /**
     * Writes all these records with their clubs, or none; they no longer follow from events. `stale`: a record is not as it was
     * before, or the list does not have the next number. `taken`: a licence number belongs to another person.
     */
    changePeople: async (changes: readonly PersonChange[], list: MemberList | null) => {
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
  const whole = new Set<string>()
  for (const some of chunks(
    changes.filter(({ before }) => before !== null),
    atOnce,
  )) {
    const following = await check(trx, some)
    for (const change of some)
      if (!keepsFollowing(change) && (following.has(change.after.id) || loses(change)))
        whole.add(change.after.id)
    await turn()
  }
  const following = changes.filter(keepsFollowing).map(({ after }) => after.id)
  for (const some of chunks(following, atOnce))
    await trx.deleteFrom('memberships').where('person', 'in', some).execute()
  // All old numbers go before new ones come, since one person may get a number that another one had.
  for (const some of chunks([...whole], atOnce)) {
    for (const table of ['licences', 'licence_days', 'licence_numbers', 'entered', 'memberships'] as const)
      await trx.deleteFrom(table).where('person', 'in', some).execute()
    await turn()
  }
  for (const some of chunks(changes, atOnce)) {
    await save(trx, some, (id) => whole.has(id))
    await turn()
  }
}

const licenceKey = (one: Licence): string => JSON.stringify([one.of, one.number, one.from, one.until])
const numberKey = ({ of, number }: Pick<Licence, 'of' | 'number'>): string => JSON.stringify([of, number])
const clubKey = ({ club, from }: Membership): string => JSON.stringify([from, club])

/** Whether something that is stored must go. Most changes only add a year or a club. */
const loses = ({ before, after }: PersonChange): boolean =>
  more(before?.licences ?? [], after.licences, licenceKey).length > 0 ||
  more(before?.clubs ?? [], after.clubs ?? [], clubKey).length > 0

const bornChanges = ({ before, after }: PersonChange): boolean => before?.born !== after.born

/** What is in `all` and not in `known`. */
function more<T>(all: readonly T[], known: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const keys = new Set(known.map(keyOf))
  return all.filter((one) => !keys.has(keyOf(one)))
}

/**
 * Locks these people, and returns those whose record follows from events. Refused if one of them is not as it was when the change
 * was worked out.
 */
async function check(trx: Trx, some: readonly PersonChange[]): Promise<ReadonlySet<string>> {
  const ids = some.map(({ after }) => after.id)
  const rows = await trx
    .updateTable('persons')
    .set((e) => ({ forgotten: e.ref('forgotten') }))
    .where('id', 'in', ids)
    .returning(['id', 'from_events'])
    .execute()
  const now = new Map((await peopleIn(trx, ids)).map((person) => [person.id, person]))
  for (const { before, after } of some)
    if (canonical(now.get(after.id) ?? null) !== canonical(before)) throw new Refused('stale')
  return new Set(rows.flatMap((row) => (row.from_events === 1 ? [row.id] : [])))
}

/** @param isWhole whether nothing of the person is stored any more; otherwise only what is new is added */
async function save(
  trx: Trx,
  some: readonly PersonChange[],
  isWhole: (id: string) => boolean,
): Promise<void> {
  const rowsOf = (of: readonly PersonChange[]) =>
    of.map(({ after: { id, name, club, account, born = null } }) => ({
      id,
      name,
      club,
      account,
      born,
      forgotten: 0,
    }))
  const born = rowsOf(some.filter((change) => keepsFollowing(change) && bornChanges(change)))
  const known = rowsOf(some.filter((change) => change.before !== null && !keepsFollowing(change)))
  const fresh = rowsOf(some.filter(({ before }) => before === null))
  if (known.length > 0)
    await trx
      .insertInto('persons')
      .values(known)
      .onConflict((c) =>
        c.column('id').doUpdateSet((e) => ({
          name: e.ref('excluded.name'),
          club: e.ref('excluded.club'),
          born: e.ref('excluded.born'),
          from_events: 0,
        })),
      )
      .execute()
  if (born.length > 0)
    await trx
      .insertInto('persons')
      .values(born)
      .onConflict((c) => c.column('id').doUpdateSet((e) => ({ born: e.ref('excluded.born') })))
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
  const people = some.map(({ before, after }): Pick<Person, 'id' | 'licences' | 'clubs'> => {
    const { id, licences, clubs = [] } = after
    if (before === null || isWhole(id)) return { id, licences, clubs }
    return {
      id,
      licences: more(licences, before.licences, licenceKey),
      clubs: keepsFollowing({ before, after }) ? clubs : more(clubs, before.clubs ?? [], clubKey),
    }
  })
  const held = new Map(
    some.map(({ before, after: { id } }) => [id, isWhole(id) ? [] : (before?.licences ?? [])]),
  )
  const numbers = people.flatMap(({ id, licences }) => {
    const own = new Map(licences.map(({ of, number }) => [numberKey({ of, number }), { of, number }]))
    for (const licence of held.get(id) ?? []) own.delete(numberKey(licence))
    return [...own.values()].map(({ of: association, number }) => ({ association, number, person: id }))
  })
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
      association,
      number,
      person: one.id,
      since,
      until,
    })),
  )
  if (licences.length > 0) await trx.insertInto('licences').values(licences).execute()
  const clubs = people.flatMap(({ id: person, clubs: own = [] }) =>
    own.map(({ club, from: since }) => ({ person, since, club })),
  )
  if (clubs.length > 0) await trx.insertInto('memberships').values(clubs).execute()
}

/** Whether only the days of clubs and the year of birth change: a record that follows from events goes on doing so. */
function keepsFollowing({ before, after }: PersonChange): boolean {
  if (before === null || before.name !== after.name) return false
  if (canonical(before.licences) !== canonical(after.licences)) return false
  const moves = canonical(before.clubs ?? []) !== canonical(after.clubs ?? [])
  return moves || (before.club === after.club && before.born !== after.born)
}
