/** Helpers of the gateway’s tests: simulated time, reproducible randomness, and a gateway to query. */
import { seeded, type Random } from '@stolik/core'
import type { FastifyInstance } from 'fastify'
import { offer as tiny } from '../../../test/tiny/index.js'
import { drawSeats } from '@stolik/event/draw/seats'
import { buildApp, type AppDeps } from '../src/app/app.js'
import { sqlStores, type Stores } from '../src/api/stores.js'
import type { SqlData } from '../src/store/sql.js'
import { nodeEntropy, sha256, type Entropy } from '../src/base/entropy.js'
import { workHere } from '../src/ranking/work/here.js'
import { evenly, type Time } from '../src/base/time.js'
import { memoryRates } from '../src/http/rates.js'
import type { DrawSeats } from '../src/event/live/draw-in-worker.js'
import { quiet } from './quiet.js'
import { newData } from './stores.js'

export { tiny }
export const secret = 'a secret that is only good for tests'

export interface FakeTime extends Time {
  /** Moves time on, runs timers that are due on the way, and waits for their work. */
  advance(ms: number): Promise<void>
  /** Somebody sets the wall clock; timers do not notice. */
  set(by: number): void
}

export function fakeTime(start = 1_000_000): FakeTime {
  let now = start
  let setBy = 0
  const timers = new Set<{ readonly at: number; readonly then: () => void }>()
  return {
    now: () => now + setBy,
    elapsed: () => now,
    set: (by) => {
      setBy += by
    },
    after: (ms, then) => {
      const timer = { at: now + Math.max(0, ms), then }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance: async (ms) => {
      const until = now + ms
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (due === undefined) break
        timers.delete(due)
        now = Math.max(now, due.at)
        due.then()
        await quiet()
      }
      now = until
    },
  }
}

/** Real ids, but reproducible cards and bots. With random deals a test might fail once in a hundred runs. */
export function testEntropy(random: Random = seeded('bots')): Entropy {
  let sealed = 0
  const drawn = (what: string): string => Buffer.from(sha256(`${what} ${sealed}`)).toString('hex')
  return {
    ...nodeEntropy,
    sealed: () => {
      sealed += 1
      return { salt: drawn('salt'), seed: drawn('seed') }
    },
    random,
  }
}

/** Draws here with few swaps: a thread per draw takes longer than most tests. What such draws prove is not repeated by others. */
const drawQuickly: DrawSeats = (requests) =>
  Promise.resolve(requests.map((one) => ({ ...drawSeats({ ...one, budget: 1000 }), asked: one })))

/** Draws here as well as a gateway does, so that whoever repeats the draw from its proof gets the same seats. */
export const drawFully: DrawSeats = (requests) => Promise.resolve(requests.map(drawSeats))

/** What a test says of its gateway. A store that it names is in the place of that in the database. */
export interface TestDeps extends Partial<Omit<AppDeps, 'stores'> & Stores> {
  /** The database; a new one by default. */
  readonly data?: SqlData
}

export function testDeps({ time = fakeTime(), data = newData(), ...deps }: TestDeps = {}): AppDeps {
  const stores = sqlStores(data)
  const named = Object.fromEntries(Object.entries(deps).filter(([name]) => name in stores))
  return {
    games: [tiny],
    store: data.store,
    stores: { ...stores, ...named },
    time,
    rates: memoryRates(evenly(time)),
    entropy: testEntropy(),
    pace: { bot: 0, between: 12_000 },
    secret,
    // The smallest that argon2 takes: nothing here is secret.
    hashCost: { memoryCost: 8, timeCost: 1 },
    logger: { level: 'silent' },
    // A thread per gateway would take longer than the test itself.
    rankingWork: workHere,
    draw: drawQuickly,
    ...deps,
  }
}

export type App = FastifyInstance

export const testApp = (deps: TestDeps = {}): Promise<App> => buildApp(testDeps(deps))

export interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

export interface Asker {
  readonly token: string | undefined
  /** The whole answer to a document. */
  ask(query: string, variables?: object): Promise<Answer>
  /** The single root field of an answer without errors. */
  get<T = TableAnswer>(query: string, variables?: object): Promise<T>
}

export function asker(app: FastifyInstance, token?: string): Asker {
  const ask = async (query: string, variables?: object): Promise<Answer> => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: { query, variables },
    })
    return response.json<Answer>()
  }
  return {
    token,
    ask,
    get: async <T>(query: string, variables?: object) => {
      const { data, errors } = await ask(query, variables)
      if (data === null || errors !== undefined) throw new Error(JSON.stringify(errors))
      return Object.values(data)[0] as T
    },
  }
}

/** Enters with a name. */
export async function guest(app: FastifyInstance, name: string): Promise<Asker> {
  const { token } = await asker(app).get<{ token: string }>(
    'mutation ($name: String!) { enter(name: $name) { ... on Guest { token } } }',
    { name },
  )
  return asker(app, token)
}

export interface TableAnswer {
  readonly __typename: 'Table' | 'Refused'
  readonly code: string
  readonly message: string
  readonly id: string
  readonly seq: number
  readonly epoch: string
  readonly notice: string | null
  readonly phase: string
  readonly hand: number | null
  readonly chair: number | null
  readonly seating: readonly number[]
  readonly invitation: string | null
  readonly nextIn: number | null
  readonly players: readonly ({
    readonly name: string
    readonly bot: boolean
    readonly online: boolean
    readonly clock: number | null
    readonly thinking: boolean
    readonly ready: boolean
  } | null)[]
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
    readonly hand: readonly string[]
    readonly phase: string
  } | null
  readonly settlement: { readonly scores: readonly number[] } | null
  readonly sheet: { readonly totals: readonly number[]; readonly rows: readonly object[] }
  readonly fairness: {
    readonly commitment: string
    readonly next: string | null
    readonly opened: {
      readonly salt: string
      readonly seed: string
      readonly luck: readonly string[]
      readonly deal: string
    } | null
  } | null
}

/** All fields of a table. */
export const whole = `
  __typename
  ... on Refused { code message }
  ... on Table { ${wholeTable()} }
`

export function wholeTable(): string {
  return `id seq epoch notice game profile chairs length speed phase hand chair seating dealer invitation nextIn
    players { name bot online clock thinking ready }
    view { seat toAct legal ... on TinyView { phase hand trick { cards } } }
    settlement { scores lines { code clause args { name text number flag } } }
    sheet { rows { hand scores totals } sums { code values } totals }
    fairness { commitment next opened { salt seed luck deal } }`
}

export const openTiny = (who: Asker, args = ''): Promise<TableAnswer> =>
  who.get(`mutation { open(game: "tiny", profile: "plain", chairs: 3 ${args}) { ${whole} } }`)
export const sit = (who: Asker, table: string, args = ''): Promise<TableAnswer> =>
  who.get(`mutation { sit(table: "${table}" ${args}) { ${whole} } }`)
export const addBot = (who: Asker, table: string): Promise<TableAnswer> =>
  who.get(`mutation { addBot(table: "${table}") { ${whole} } }`)
export const leave = (who: Asker, table: string): Promise<TableAnswer> =>
  who.get(`mutation { leave(table: "${table}") { ${whole} } }`)
export const ready = (who: Asker, table: string, args = ''): Promise<TableAnswer> =>
  who.get(`mutation { ready(table: "${table}" ${args}) { ${whole} } }`)
export const look = (who: Asker, table: string, args = ''): Promise<TableAnswer> =>
  who.get(`{ table(id: "${table}" ${args}) { ${whole} } }`)
export const play = (who: Asker, table: string, seq: number, move: string): Promise<TableAnswer> =>
  who.get(
    `mutation ($table: ID!, $seq: Int!, $move: String!) { play(table: $table, seq: $seq, move: $move) { ${whole} } }`,
    { table, seq, move },
  )

/**
 * Plays the first legal move for the player whose clock runs, until the phase changes. Bots move by themselves.
 * @param wait how long a bot takes for a move, in milliseconds; masters take a hundred at least
 */
export async function playOn(
  time: FakeTime,
  people: readonly Asker[],
  table: string,
  wait = 1,
): Promise<TableAnswer> {
  for (;;) {
    for (const who of people) {
      const seen = await look(who, table)
      if (seen.phase !== 'PLAYING') return seen
      const seat = seen.view?.seat ?? null
      if (seen.view === null || seat === null || !seen.view.toAct.includes(seat)) continue
      const after = await play(who, table, seen.seq, seen.view.legal[0] ?? '')
      if (after.__typename === 'Refused') throw new Error(after.code)
    }
    await time.advance(wait)
  }
}

/** Opens a table where two people play with a bot. @param args as `open` takes them */
export async function openForTwo([host, other]: readonly [Asker, Asker], args = ''): Promise<TableAnswer> {
  const opened = await openTiny(host, args)
  const { id, invitation } = opened
  await sit(other, id, invitation === null ? '' : `invitation: "${invitation}"`)
  await addBot(host, id)
  return opened
}

/** Plays all hands of a series. */
export async function playSeries(
  time: FakeTime,
  people: readonly Asker[],
  table: string,
  wait = 1,
): Promise<void> {
  for (;;) {
    const { phase } = await playOn(time, people, table, wait)
    if (phase === 'FINISHED') return
    if (phase !== 'BETWEEN') throw new Error(`the table is ${phase}`)
    for (const who of people) await ready(who, table)
  }
}

/** The first of these plays a series to its end. The others leave, so that bots play for them. */
export async function playWithBots(
  time: FakeTime,
  [first, ...others]: readonly Asker[],
  table: string,
  wait = 1,
): Promise<void> {
  for (const one of others) await leave(one, table)
  if (first !== undefined) await playSeries(time, [first], table, wait)
}
