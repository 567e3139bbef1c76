/** People in SQL: their details, their licences, and the salts of their seals. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../store/migrations.js'
import { compare } from '@stolik/contract/compare'
import type { Licence, Membership, Person } from '@stolik/ranking/model/people'
import { inPages } from './sql-pages.js'
import { chunks } from '../../store/sql-log.js'
import type { SealedName, SealedPerson } from './store.js'

/** Thrown in a transaction to roll it back. */
class Refused extends Error {
  readonly why: 'taken' | 'forgotten'
  constructor(why: 'taken' | 'forgotten') {
    super(why)
    this.why = why
  }
}

class Missing extends Error {}

export function sqlPeople(db: Kysely<Schema>) {
  const one = async (column: 'id' | 'account', value: string): Promise<Person | undefined> => {
    const row = await db.selectFrom('persons').selectAll().where(column, '=', value).executeTakeFirst()
    return row === undefined ? undefined : (await withRest([row], restOf(db, [row.id])))[0]
  }
  /** The first `most` persons whose ids come after this one, in the order of the database. */
  const personsAfter = async (id: string, most: number): Promise<readonly Person[]> => {
    const rows = await db
      .selectFrom('persons')
      .selectAll()
      .where('id', '>', id)
      .orderBy('id')
      .limit(most)
      .execute()
    const last = rows.at(-1)?.id
    if (last === undefined) return []
    return withRest(rows, restIn(db, [id, last]))
  }
  const sealingsAfter = (seal: string, most: number): Promise<readonly SealedPerson[]> =>
    db
      .selectFrom('sealed_names')
      .select(['seal', 'person', 'name', 'club'])
      .where('seal', '>', seal)
      .orderBy('seal')
      .limit(most)
      .execute()
  return {
    /** All persons, sorted by id. Other work gets a turn while they are read. */
    persons: async (): Promise<readonly Person[]> =>
      (await inPages(personsAfter, ({ id }) => id)).sort((a, b) => compare(a.id, b.id)),
    personsAfter,
    person: (id: string) => one('id', id),
    personOf: (account: string) => one('account', account),
    /**
     * Writes the whole record, which no longer follows from events. `taken`: the account or a licence number belongs to another
     * person. `forgotten`: the person was forgotten and stays so. In both cases nothing is written.
     */
    savePerson: (person: Person) => savingPeople(db, [person], () => Promise.resolve()),
    /**
     * Erases name, club, account, year of birth, licence numbers and salts of all these records, or of none. The days of
     * licences stay, since figures depend on them. False if one of them does not exist.
     */
    forget: async (...ids: readonly string[]) => {
      try {
        await db.transaction().execute(async (trx) => {
          for (const id of ids) await forget(trx, id)
        })
        return true
      } catch (error) {
        if (error instanceof Missing) return false
        throw error
      }
    },
    /** The names for those of these seals that can still be opened. */
    named: async (seals: readonly string[]): Promise<readonly SealedName[]> => {
      const found = new Map<string, Schema['sealed_names']>()
      for (const some of chunks(seals))
        for (const row of await db.selectFrom('sealed_names').selectAll().where('seal', 'in', some).execute())
          found.set(row.seal, row)
      return seals.flatMap((seal) => found.get(seal) ?? [])
    },
    /** All names that can still be opened, without their salts, sorted by seal. */
    sealings: async (): Promise<readonly SealedPerson[]> =>
      (await inPages(sealingsAfter, ({ seal }) => seal)).sort((a, b) => compare(a.seal, b.seal)),
    sealingsAfter,
    namesOf: (person: string): Promise<readonly SealedName[]> =>
      db.selectFrom('sealed_names').selectAll().where('person', '=', person).execute(),
    addNames: (names: readonly SealedName[]): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const some of chunks(names)) {
          // The update locks the rows, so that nobody is forgotten meanwhile: erased names must not come back.
          const ids = some.map(({ person }) => person)
          const rows = await trx
            .updateTable('persons')
            .set((e) => ({ forgotten: e.ref('forgotten') }))
            .where('id', 'in', ids)
            .where('forgotten', '=', 0)
            .returning('id')
            .execute()
          const known = new Set(rows.map(({ id }) => id))
          const values = some.filter(({ person }) => known.has(person))
          if (values.length === 0) continue
          await trx
            .insertInto('sealed_names')
            .values(values.map(({ seal, person, name, club, salt }) => ({ seal, person, name, club, salt })))
            .onConflict((c) => c.doNothing())
            .execute()
        }
      }),
  }
}

/** Saves people and related records in one transaction, all or nothing. */
export async function savingPeople(
  db: Kysely<Schema>,
  people: readonly Person[],
  more: (trx: Transaction<Schema>) => Promise<void>,
): Promise<'done' | 'taken' | 'forgotten'> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const person of people) await save(trx, person)
      await more(trx)
    })
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

async function save(
  trx: Transaction<Schema>,
  { id, name, club, account, licences, ...person }: Person,
): Promise<void> {
  const born = person.born ?? null
  if (account !== null) {
    const other = await trx
      .selectFrom('persons')
      .select('id')
      .where('account', '=', account)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other !== undefined) throw new Refused('taken')
  }
  const row = await trx
    .insertInto('persons')
    .values({ id, name, club, account, born, forgotten: 0 })
    .onConflict((c) =>
      c
        .column('id')
        .doUpdateSet({ name, club, account, born, from_events: 0 })
        .where('persons.forgotten', '=', 0),
    )
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new Refused('forgotten')
  for (const table of ['licences', 'licence_days', 'licence_numbers', 'entered'] as const)
    await trx.deleteFrom(table).where('person', '=', id).execute()
  const numbers = new Map(licences.map(({ of, number }) => [JSON.stringify([of, number]), { of, number }]))
  for (const { of, number } of numbers.values()) {
    const mine = await trx
      .insertInto('licence_numbers')
      .values({ association: of, number, person: id })
      .onConflict((c) => c.doNothing())
      .returning('number')
      .executeTakeFirst()
    if (mine === undefined) throw new Refused('taken')
  }
  for (const { of, number, from, until } of licences)
    await trx
      .insertInto('licences')
      .values({ association: of, number, person: id, since: from, until })
      .execute()
}

async function forget(trx: Transaction<Schema>, id: string): Promise<void> {
  const row = await trx
    .updateTable('persons')
    .set({ name: null, club: null, account: null, born: null, forgotten: 1, from_events: 0 })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new Missing(id)
  const licences = await trx.deleteFrom('licences').where('person', '=', id).returningAll().execute()
  await trx.updateTable('licence_days').set({ number: null }).where('person', '=', id).execute()
  for (const { association, person, since, until } of licences)
    await trx.insertInto('licence_days').values({ association, person, number: null, since, until }).execute()
  for (const table of ['licence_numbers', 'sealed_names', 'entered'] as const)
    await trx.deleteFrom(table).where('person', '=', id).execute()
}

type Rows<T extends keyof Schema> = Promise<readonly { [K in keyof Schema[T]]: Schema[T][K] }[]>

/** What belongs to people, in tables of their own. */
interface Rest {
  readonly licences: Rows<'licences'>
  readonly days: Rows<'licence_days'>
  readonly clubs: Rows<'memberships'>
}

/** What belongs to the people after one id, up to another one. */
const restIn = (db: Kysely<Schema>, [after, last]: readonly [string, string]): Rest => {
  const rows = <T extends 'licences' | 'licence_days' | 'memberships'>(table: T): Rows<T> =>
    db
      .selectFrom<'licences' | 'licence_days' | 'memberships'>(table)
      .selectAll()
      .where('person', '>', after)
      .where('person', '<=', last)
      .execute() as unknown as Rows<T>
  return { licences: rows('licences'), days: rows('licence_days'), clubs: rows('memberships') }
}

const restOf = (db: Kysely<Schema>, ids: readonly string[]): Rest => ({
  licences: db.selectFrom('licences').selectAll().where('person', 'in', ids).execute(),
  days: db.selectFrom('licence_days').selectAll().where('person', 'in', ids).execute(),
  clubs: db.selectFrom('memberships').selectAll().where('person', 'in', ids).execute(),
})

/** People by id; unknown ones are left out. */
export async function peopleIn(db: Kysely<Schema>, ids: readonly string[]): Promise<readonly Person[]> {
  const rows = await db.selectFrom('persons').selectAll().where('id', 'in', ids).execute()
  return withRest(rows, restOf(db, ids))
}

async function withRest(
  rows: readonly Omit<Schema['persons'], 'from_events'>[],
  rest: Rest,
): Promise<readonly Person[]> {
  const licences = new Map<string, Licence[]>(rows.map(({ id }) => [id, []]))
  const clubs = new Map<string, Membership[]>()
  for (const { person, association: of, number, since: from, until } of [
    ...(await rest.licences),
    ...(await rest.days),
  ])
    licences.get(person)?.push({ of, number: number ?? '', from, until })
  for (const { person, club, since: from } of await rest.clubs) {
    const own = clubs.get(person)
    if (own === undefined) clubs.set(person, [{ club, from }])
    else own.push({ club, from })
  }
  return rows.map(({ id, name, club, account, born, forgotten }): Person => {
    const known = clubs.get(id)?.sort((a, b) => compare(a.from, b.from))
    return {
      id,
      name,
      account,
      forgotten: forgotten === 1,
      club: known === undefined || forgotten === 1 ? club : (known.at(-1)?.club ?? null),
      licences: (licences.get(id) ?? []).sort(
        (a, b) => compare(a.of, b.of) || compare(a.number, b.number) || compare(a.from, b.from),
      ),
      ...(known !== undefined && { clubs: known }),
      ...(born !== null && { born }),
    }
  })
}
