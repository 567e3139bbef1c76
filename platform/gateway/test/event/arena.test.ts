/** An arena at a gateway: it begins by itself, seats whoever is there, and ends with a final result. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Accounts } from '../../src/account/accounts.js'
import type { EventStore } from '../../src/event/store/sql.js'
import type { Store } from '../../src/store/store.js'
import { asker, fakeTime, guest, leave, playSeries, testApp, type Asker, type FakeTime } from '../help.js'
import { quiet } from '../quiet.js'
import { newAccounts, newEvents, newStore } from '../stores.js'
import { listen, subscribe, type Watching } from '../socket-help.js'
import { act, announce, does, official, see } from './gateway.js'

interface Seat {
  readonly state: string
  readonly table: number | null
  readonly live: string | null
  readonly tables: number
  readonly points: number
  readonly phase: string
}

const minute = 60_000

const arena = {
  arena: true,
  mode: 'ONLINE',
  speed: 'NORMAL',
  place: '',
  protestMinutes: 0,
  format: {
    id: 'arena',
    profile: 'plain',
    chairs: [3],
    series: [{ rounds: 1, minutes: 10, draw: 'LOTS' }],
    scoring: { scale: null, ties: 'MEAN' },
    tieBreaks: ['wins'],
    bye: null,
    stake: null,
  },
}

describe('an arena at a gateway', () => {
  let app: FastifyInstance
  let accounts: Accounts
  let events: EventStore
  let store: Store
  let time: FakeTime
  let director: Asker
  let players: readonly Asker[]
  let event: string
  let port: number
  let pages: Watching<Seat>[]

  const start = async (): Promise<void> => {
    app = await testApp({ accounts, events, store, time })
    port = await listen(app)
    await quiet()
  }
  const open = (who: Asker): Watching<Seat> =>
    subscribe<Seat>(
      port,
      `subscription { eventArenaSeat(event: "${event}") { state table live tables points phase } }`,
      who.token,
    )
  const come = async (): Promise<void> => {
    pages = players.map(open)
    await Promise.all(pages.map((page) => page.until(() => true)))
  }
  const enter = (who: Asker, name: string) => does(who, event, { register: { entrant: { name } } })

  beforeEach(async () => {
    accounts = newAccounts()
    events = newEvents()
    store = newStore()
    time = fakeTime(1_700_000_000_000)
    await start()
    director = await official({ app, accounts }, 'Director', 'ORGANISER')
    event = (await announce(director, { ...arena, starts: time.now() + minute })).event
    players = await Promise.all(Array.from({ length: 9 }, (_, n) => guest(app, `P${n}`)))
    for (const [n, who] of players.entries()) await enter(who, `P ${n}`)
    await come()
  })
  afterEach(async () => {
    pages.forEach((page) => page.close())
    await app.close()
  })

  const begin = async (): Promise<void> => {
    await time.advance(minute + 5_000)
    await quiet()
  }
  const live = async (page: number): Promise<Seat> => {
    const seat = await pages[page]?.until(({ state, live: id }) => state === 'PLAYING' && id !== null)
    if (seat === undefined) throw new Error('no page')
    return seat
  }
  const now = (page: number): Seat | undefined => pages[page]?.seen.at(-1)
  /** Who sits at which table now, by the id of the live table. */
  const tablesNow = (): ReadonlyMap<string, readonly number[]> => {
    const found = new Map<string, number[]>()
    pages.forEach((_, n) => {
      const seat = now(n)
      if (seat?.state !== 'PLAYING' || seat.live === null) return
      found.set(seat.live, [...(found.get(seat.live) ?? []), n])
    })
    return found
  }
  const playAt = async (id: string, people: readonly number[]): Promise<void> => {
    await playSeries(
      time,
      people.map((n) => players[n] as Asker),
      id,
    )
    await quiet()
  }

  it('begins by itself, seats whoever is there, and opens their tables', async () => {
    expect(now(0)).toMatchObject({ state: 'WAITING', phase: 'OPEN' })
    await begin()
    const seats = await Promise.all(pages.map((_, n) => live(n)))
    expect(new Set(seats.map(({ live: id }) => id)).size).toBe(3)
    expect([...tablesNow().values()].map(({ length }) => length)).toEqual([3, 3, 3])
  })

  it('seats those who have finished with others, without anybody asking for it', async () => {
    await begin()
    await Promise.all(pages.map((_, n) => live(n)))
    const first = tablesNow()
    for (const [id, people] of first) await playAt(id, people)
    await Promise.all(pages.map((page) => page.until(({ tables, live: id }) => tables === 2 && id !== null)))
    for (const people of tablesNow().values())
      for (const before of first.values())
        expect(people.filter((n) => before.includes(n)).length).toBeLessThanOrEqual(1)
    const { leaders } = await asker(app).get<{ leaders: { points: number; tables: number }[] }>(
      'query ($id: ID!) { eventArena(event: $id) { ... on EventArena { leaders { points tables } } } }',
      { id: event },
    )
    expect(leaders.map(({ tables }) => tables)).toEqual(new Array(9).fill(2))
    expect(leaders.map(({ points }) => points)).toEqual(
      leaders.map(({ points }) => points).toSorted((a, b) => b - a),
    )
  })

  it('seats a late comer, nobody twice, and none who pauses or is away', async () => {
    pages[8]?.close()
    await quiet()
    await act(players[7] as Asker, event, { ready: { ready: false } })
    await begin()
    await Promise.all([0, 1, 2, 3, 4, 5].map(live))
    expect([...tablesNow().values()].map(({ length }) => length)).toEqual([3, 3])
    const late = await guest(app, 'Late')
    players = [...players, late]
    pages.push(open(late))
    expect(await pages[9]?.until(() => true)).toMatchObject({ state: 'NONE' })
    await enter(late, 'Late')
    expect((await act(late, event, { register: { entrant: { name: 'Late again' } } })).code).toBe(
      'ENTERED_ALREADY',
    )
    await act(players[7] as Asker, event, { ready: { ready: true } })
    await quiet()
    expect(await live(9)).toMatchObject({ tables: 1 })
    const seated = [...tablesNow().values()].flat()
    expect(new Set(seated).size).toBe(seated.length)
    expect(now(7)).toMatchObject({ state: 'PLAYING' })
  })

  it('sets a player aside who leaves in a series, once it is over', async () => {
    await begin()
    const { live: id } = await live(0)
    await leave(players[0] as Asker, id ?? '')
    const people = tablesNow().get(id ?? '') ?? []
    expect(now(0)).toMatchObject({ state: 'PLAYING' })
    await playAt(
      id ?? '',
      people.filter((n) => n !== 0),
    )
    expect(await pages[0]?.until(({ state }) => state === 'PAUSED')).toMatchObject({ tables: 1 })
    await does(players[0] as Asker, event, { ready: { ready: true } })
    expect(await pages[0]?.until(({ state, tables }) => state === 'WAITING' && tables === 1)).toBeDefined()
  })

  it('has one seat for somebody at two devices, and nobody is away while one of them is open', async () => {
    const phone = open(players[0] as Asker)
    pages.push(phone)
    expect((await act(players[0] as Asker, event, { register: { entrant: { name: 'P 0' } } })).code).toBe(
      'ENTERED_ALREADY',
    )
    await begin()
    const seats = await Promise.all(pages.map((_, n) => live(n)))
    expect(seats[9]).toEqual(seats[0])
    const seated = (await events.log(event)).flatMap(({ entry }) =>
      entry.kind === 'seat' ? entry.tables.flatMap((table) => table.players) : [],
    )
    expect([seated.length, new Set(seated).size]).toEqual([9, 9])
    // The other device is put away.
    pages[0]?.close()
    await quiet()
    for (const [id, people] of tablesNow())
      await playAt(
        id,
        people.filter((n) => n !== 9),
      )
    expect(await phone.until(({ tables, live: id }) => tables === 2 && id !== null)).toBeDefined()
  })

  it('seats nobody while its clock stands, and lasts as much longer', async () => {
    const clock = async (): Promise<number | null> =>
      (
        await asker(app).get<{ endsAt: number | null }>(
          'query ($id: ID!) { eventArena(event: $id) { ... on EventArena { endsAt } } }',
          { id: event },
        )
      ).endsAt
    await begin()
    await Promise.all(pages.map((_, n) => live(n)))
    const ends = await clock()
    await does(director, event, { pause: { paused: true, reason: 'No light in the hall.' } })
    await quiet()
    expect(await clock()).toBeNull()
    const late = await Promise.all(['Late A', 'Late B', 'Late C'].map((name) => guest(app, name)))
    const theirs = late.map(open)
    pages.push(...theirs)
    for (const [n, who] of late.entries()) await enter(who, `Late ${n}`)
    await time.advance(5 * minute)
    await quiet()
    expect(theirs.map((page) => page.seen.at(-1)?.state)).toEqual(['WAITING', 'WAITING', 'WAITING'])
    await does(director, event, { pause: { paused: false, reason: 'It is back.' } })
    await Promise.all(theirs.map((page) => page.until(({ state }) => state === 'PLAYING')))
    expect((await clock()) ?? 0).toBeGreaterThanOrEqual((ends ?? Infinity) + 5 * minute)
  })

  it('begins no table when its time is up, and makes its result final', async () => {
    await begin()
    await Promise.all(pages.map((_, n) => live(n)))
    await time.advance(10 * minute)
    // Nobody has moved for ten minutes: their clocks have played for them, and the tables are deserted or over.
    for (let n = 0; n < 40; n++) await time.advance(minute)
    await quiet()
    const end = await see<{ phase: string; standings: { individual: object[] } }>(
      director,
      event,
      'phase standings { individual { points } }',
    )
    expect(end).toMatchObject({ phase: 'FINAL' })
    expect(end.standings.individual).toHaveLength(9)
    expect((await act(await guest(app, 'Later'), event, { register: { entrant: { name: 'L' } } })).code).toBe(
      'FINAL',
    )
  })

  it('goes on after a process that stopped at any point, and seats nobody twice', async () => {
    await begin()
    await Promise.all(pages.map((_, n) => live(n)))
    const first = [...tablesNow()]
    for (const [id, people] of first.slice(0, 2)) await playAt(id, people)
    pages.forEach((page) => page.close())
    await app.close()
    await start()
    director = asker(app, director.token)
    players = players.map(({ token }) => asker(app, token))
    await come()
    await time.advance(30_000)
    await quiet()
    const seated = [...tablesNow().values()].flat()
    expect(new Set(seated).size).toBe(seated.length)
    expect([...tablesNow().values()].every(({ length }) => length === 3)).toBe(true)
    expect(seated.length).toBe(9)
  })

  it.each([
    ['over midnight', '2026-11-30T22:58Z'],
    ['into summer time', '2027-03-28T00:58Z'],
    ['out of summer time', '2026-10-25T00:58Z'],
  ])('lasts as long as it was announced %s', async (_, from) => {
    pages.forEach((page) => page.close())
    await app.close()
    time = fakeTime(Date.parse(from))
    await start()
    // Sessions of the first director ended years ago.
    director = await official({ app, accounts }, 'Night director', 'ORGANISER')
    const starts = time.now() + minute
    event = (await announce(director, { ...arena, starts }, 'night')).event
    players = await Promise.all(Array.from({ length: 3 }, (__, n) => guest(app, `N${n}`)))
    for (const [n, who] of players.entries()) await enter(who, `N ${n}`)
    await come()
    await begin()
    await Promise.all(pages.map((__, n) => live(n)))
    const { endsAt } = await asker(app).get<{ endsAt: number }>(
      'query ($id: ID!) { eventArena(event: $id) { ... on EventArena { endsAt } } }',
      { id: event },
    )
    // It begins within the seconds in which the gateway looks.
    expect(endsAt - starts).toBeGreaterThanOrEqual(10 * minute)
    expect(endsAt - starts).toBeLessThan(10 * minute + 10_000)
    for (const [id, people] of tablesNow()) await playAt(id, people)
    await Promise.all(pages.map((page) => page.until(({ tables }) => tables === 2)))
  })

  it('is refused where it contradicts itself', async () => {
    const refused = await announce(director, { ...arena, speed: 'FREE', starts: time.now() }, 'free')
    expect(refused.code).toBe('BAD_REGULATIONS')
    expect(refused.problems.map(({ code }) => code)).toEqual(['CONTRADICTS'])
    const hall = (await announce(director, { starts: time.now() }, 'hall')).event
    expect((await act(players[0] as Asker, hall, { ready: { player: 'p1', ready: true } })).code).toBe(
      'NOT_ARENA',
    )
  })
})
