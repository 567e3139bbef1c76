/** Rated tables: who sits down there, and how a series changes ratings. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sqlStores } from '../../src/api/stores.js'
import { sqlRetention } from '../../src/retention/sql.js'
import type { SqlData } from '../../src/store/sql.js'
import {
  addBot,
  asker,
  fakeTime,
  guest,
  leave,
  look,
  openTiny,
  playOn,
  playSeries,
  playWithBots,
  sit,
  testApp,
  whole,
  type Asker,
  type FakeTime,
} from '../help.js'
import { newData } from '../stores.js'
import { list, myRatings, openRated, playRated, register } from './people.js'

/** The store stays open for the next gateway. */
const sharedStore = (data: SqlData) => ({ ...data.store, close: () => Promise.resolve() })

let app: FastifyInstance
let time: FakeTime
let data: SqlData
let people: readonly [Asker, Asker, Asker]
beforeEach(async () => {
  time = fakeTime(Date.UTC(2026, 10, 28, 12))
  data = newData()
  app = await testApp({ time, data, store: sharedStore(data) })
  people = [await register(app, 'Ola'), await register(app, 'Jan'), await register(app, 'Ewa')]
})
afterEach(() => app.close())

/** Ratings follow soon after the end of a series. */
const rated = (who: Asker, series = 1) =>
  expect
    .poll(async () => {
      await time.advance(1_000)
      return (await myRatings(who))[0]?.series
    })
    .toBe(series)

describe('a rated table', () => {
  it('says so in the lobby and at the table', async () => {
    const { id } = await openRated(people[0])
    const friendly = await openTiny(people[0])
    const rows = await people[1].get<{ id: string; rated: boolean }[]>('{ lobby { id rated } }')
    expect(new Map(rows.map((row) => [row.id, row.rated]))).toEqual(
      new Map([
        [id, true],
        [friendly.id, false],
      ]),
    )
    const table = await people[1].get<{ rated: boolean }>(`{ table(id: "${id}") { ... on Table { rated } } }`)
    expect(table.rated).toBe(true)
  })

  it('is opened and joined by accounts only', async () => {
    const stranger = await guest(app, 'Gast')
    expect(await openRated(stranger)).toMatchObject({ code: 'RATED_NEEDS_ACCOUNT' })
    const { id } = await openRated(people[0])
    expect(await sit(stranger, id)).toMatchObject({ code: 'RATED_NEEDS_ACCOUNT' })
    expect(await sit(people[1], id)).toMatchObject({ chair: 1 })
    expect((await look(people[0], id)).players[2]).toBeNull()
  })

  it('has no bots before play', async () => {
    const { id } = await openRated(people[0])
    expect(await addBot(people[0], id)).toMatchObject({ code: 'RATED_HAS_NO_BOTS' })
    const filled = await people[0].get(`mutation { fillWithBots(table: "${id}") { ${whole} } }`)
    expect(filled).toMatchObject({ code: 'RATED_HAS_NO_BOTS' })
  })

  it('has at least eight hands, and clocks', async () => {
    expect(await openTiny(people[0], 'length: 3, rated: true')).toMatchObject({ code: 'RATED_TOO_SHORT' })
    expect(await openTiny(people[0], 'length: 9, rated: true, speed: FREE')).toMatchObject({
      code: 'RATED_TOO_SHORT',
    })
  })

  it('is followed by a rated one for the same people, unless bots go on', async () => {
    const id = await playRated(time, people)
    const again = (table: string) =>
      people[0].get<{ rated: boolean }>(`mutation { again(table: "${table}") { ... on Table { rated } } }`)
    expect((await again(id)).rated).toBe(true)
    const other = await openRated(people[0])
    for (const one of people.slice(1)) await sit(one, other.id)
    await playWithBots(time, people, other.id)
    expect((await again(other.id)).rated).toBe(false)
  })
})

describe('a rated series', () => {
  it('changes the ratings of everybody by their points', async () => {
    const id = await playRated(time, people)
    const { totals } = (await look(people[0], id)).sheet
    await rated(people[2])
    const values = await Promise.all(people.map(async (one) => (await myRatings(one))[0]?.value ?? 0))
    for (const [chair, total] of totals.entries())
      for (const [other, less] of totals.entries())
        if (total > less) expect(values[chair]).toBeGreaterThan(values[other] ?? 0)
    const [own] = await myRatings(people[0])
    expect(own).toMatchObject({ game: 'tiny', provisional: true, series: 1 })
    expect(own?.history.map(({ value, deviation }) => [value, deviation])).toEqual([
      [own?.value, own?.deviation],
    ])
  })

  it('of friends changes nothing', async () => {
    const { id } = await openTiny(people[0], 'length: 9')
    for (const one of people.slice(1)) await sit(one, id)
    await playSeries(time, people, id)
    await playRated(time, people)
    await rated(people[0])
    expect((await myRatings(people[0]))[0]?.series).toBe(1)
  })

  it('costs a player who leaves, even before it counts for the others', async () => {
    const { id } = await openRated(people[0])
    for (const one of people.slice(1)) await sit(one, id)
    await playOn(time, people, id)
    await leave(people[0], id)
    await time.advance(10)
    await leave(people[1], id)
    await leave(people[2], id)
    await rated(people[0])
    expect((await myRatings(people[0]))[0]?.value).toBeLessThan(1450)
    expect(await myRatings(people[1])).toEqual([])
  })

  /** A series that ends at a gateway which is killed before it is counted. */
  const playUncounted = async () => {
    const { id } = await openRated(people[0])
    for (const one of people.slice(1)) await sit(one, id)
    await expect
      .poll(async () => (await data.db.selectFrom('rated_tables').select('table_id').execute()).length)
      .toBe(1)
    const { ratings } = sqlStores(data)
    await app.close()
    app = await testApp({
      time,
      data,
      store: sharedStore(data),
      ratings: { ...ratings, pending: () => Promise.resolve([]) },
    })
    const again = people.map(({ token }) => asker(app, token))
    await playSeries(time, again, id)
    await time.advance(61_000)
    expect(await myRatings(again[0] ?? people[0])).toEqual([])
    await app.close()
    return { id, ratings }
  }

  it('is counted by the next start if the gateway was killed at its end', async () => {
    const { ratings } = await playUncounted()
    app = await testApp({ time, data, store: sharedStore(data) })
    const ola = await idOf('Ola')
    await expect.poll(async () => (await ratings.of(ola, time.now()))[0]?.series).toBe(1)
  })

  it('is counted however long that takes, because its log is not shortened before', async () => {
    const { ratings } = await playUncounted()
    const retention = sqlRetention(data.db)
    const later = time.now() + 1_000
    expect(await retention.forget('logs', later, '')).toMatchObject({ gone: 0 })
    app = await testApp({ time, data, store: sharedStore(data) })
    const ola = await idOf('Ola')
    await expect.poll(async () => (await ratings.of(ola, time.now()))[0]?.series).toBe(1)
    await expect.poll(() => ratings.pending()).toEqual([])
    expect(await retention.forget('logs', later, '')).toMatchObject({ gone: 1 })
  })

  it('whose log was shortened by an earlier version is not looked at again', async () => {
    const { id, ratings } = await playUncounted()
    const log = await data.store.log(id)
    const entry = JSON.stringify({ kind: 'shorten', length: log.length + 1 })
    await data.db.deleteFrom('entries').where('table_id', '=', id).where('seq', '>', 0).execute()
    await data.db
      .insertInto('entries')
      .values({ table_id: id, seq: log.length, at: time.now(), entry, term: null })
      .execute()
    app = await testApp({ time, data, store: sharedStore(data) })
    await expect.poll(() => ratings.pending()).toEqual([])
    expect(await ratings.of(await idOf('Ola'), time.now())).toEqual([])
  })
})

const idOf = async (name: string): Promise<string> =>
  (await data.db.selectFrom('accounts').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

describe('the list of ratings', () => {
  it('is for everybody, and marks the own row', async () => {
    await playRated(time, people)
    await rated(people[0])
    const seen = await list(people[0])
    expect(seen.rows.map(({ name }) => name).toSorted()).toEqual(['Ewa', 'Jan', 'Ola'])
    expect(seen.rows.filter(({ own }) => own).map(({ name }) => name)).toEqual(['Ola'])
    const values = seen.rows.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    // After one series nobody is sure of a place.
    expect(seen.rows.map(({ place, provisional }) => [place, provisional])).toEqual(
      seen.rows.map(() => [null, true]),
    )
    expect((await list(await guest(app, 'Gast'))).rows.some(({ own }) => own)).toBe(false)
  })

  it('of a month has those with three series in it, by what they gained', async () => {
    await playRated(time, people)
    await rated(people[0])
    expect((await list(people[0], 'game: "tiny", month: "2026-11"')).rows).toEqual([])
    for (let i = 2; i <= 3; i++) {
      await playRated(time, people)
      await rated(people[0], i)
    }
    const { rows, least } = await list(people[0], 'game: "tiny", month: "2026-11"')
    expect([least, rows.length]).toEqual([3, 3])
    for (const { value, gain, series } of rows) expect([value - (gain ?? 0), series]).toEqual([1500, 3])
    expect((await list(people[0], 'game: "tiny", month: "2026-12"')).rows).toEqual([])
  })

  it('of a club has its members', async () => {
    await playRated(time, people)
    await rated(people[0])
    await data.db.updateTable('accounts').set({ club: 'sopot' }).where('name', '=', 'Jan').execute()
    await app.close()
    const clubs = [{ id: 'sopot', name: 'Sopot', key: 'k'.repeat(40) }]
    app = await testApp({ time, data, clubs: clubs as never })
    const { rows } = await list(await guest(app, 'Gast'), 'game: "tiny", club: "sopot"')
    expect(rows.map(({ name }) => name)).toEqual(['Jan'])
  })

  it('refuses a game, a club and a month that do not exist', async () => {
    expect(await list(people[0], 'game: "bridge"')).toMatchObject({ code: 'UNKNOWN_GAME' })
    expect(await list(people[0], 'game: "tiny", club: "nowhere"')).toMatchObject({ code: 'BAD_CHOICE' })
    for (const month of ['2026-13', '2026-1', 'today'])
      expect(await list(people[0], `game: "tiny", month: "${month}"`)).toMatchObject({ code: 'BAD_CHOICE' })
  })

  it('does not have people who deleted their accounts, and what others won stays', async () => {
    await playRated(time, people)
    await rated(people[1])
    const before = await myRatings(people[1])
    const forget =
      'mutation { deleteAccount(password: "sowa lata nocą 7") { __typename ... on Refused { code } } }'
    expect(await people[0].get(forget)).not.toHaveProperty('code')
    expect((await list(people[1])).rows.map(({ name }) => name).toSorted()).toEqual(['Ewa', 'Jan'])
    expect(await myRatings(people[1])).toEqual(before)
    const left = await data.db.selectFrom('rated_players').select('person').execute()
    expect(left.filter(({ person }) => person.startsWith('-'))).toHaveLength(1)
  })
})
