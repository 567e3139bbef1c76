/** A gateway with deals of the day, and what people ask it for. */
import type { FastifyInstance } from 'fastify'
import type { SqlData } from '../../src/store/sql.js'
import {
  asker,
  playOn,
  ready,
  testApp,
  whole,
  type Asker,
  type FakeTime,
  type TableAnswer,
  type TestDeps,
} from '../help.js'
import { levelled } from '../levelled.js'

/** Three minutes before midnight in Warsaw. */
export const evening = Date.UTC(2026, 10, 28, 22, 57)
/** The day that ends then. */
export const theDay = '2026-11-28'
export const minute = 60_000
/** How long a master takes for a move. Time that moves on by less only asks for the table more often. */
export const aMove = 100

export const openHouse = (time: FakeTime, data: SqlData, deps: TestDeps = {}): Promise<FastifyInstance> =>
  testApp({
    time,
    games: [levelled],
    data,
    ...deps,
  })

export interface Player extends Asker {
  readonly login: string
}
interface Signed {
  readonly token: string
  readonly login: string
}
export const register = async (app: FastifyInstance, name: string): Promise<Player> => {
  const { token, login } = await asker(app).get<Signed>(
    'mutation ($name: String!) { register(name: $name, password: "sowa lata nocą 7") { ... on SignedIn { token login } } }',
    { name },
  )
  return { ...asker(app, token), login }
}
/** Signs in once more: a token is valid for ten minutes. */
export const signInAgain = async (app: FastifyInstance, { login }: Player): Promise<Player> => {
  const { token } = await asker(app).get<Signed>(
    'mutation ($login: String!) { signIn(login: $login, password: "sowa lata nocą 7") { ... on SignedIn { token login } } }',
    { login },
  )
  return { ...asker(app, token), login }
}

export interface Day {
  readonly code?: string
  readonly day: string
  readonly commitment: string | null
  readonly opened: { readonly salt: string; readonly seed: string } | null
  readonly over: boolean
  readonly table: string | null
  readonly own: { readonly place: number; readonly total: number } | null
  readonly listed: boolean
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly total: number
    readonly table: string | null
  }[]
  readonly finished: number
  readonly begun: number
}
export const days = (who: Asker, args = ''): Promise<Day> =>
  who.get(`{ dailyDeals(game: "tiny" ${args}) { ... on DailyRefused { code } ... on DailyDeals {
    day commitment opened { salt seed } over table listed own { place total } rows { place name total table } finished begun } } }`)

export const begin = (who: Asker, game = 'tiny'): Promise<TableAnswer> =>
  who.get(
    `mutation { playDaily(game: "${game}") { ... on DailyRefused { code message } ${whole.replace('__typename', '').replace('... on Refused { code message }', '')} } }`,
  )

/** Plays at a table up to so many deals, or all to the end. */
export async function playUpTo(time: FakeTime, who: Asker, table: string, hands = 12): Promise<TableAnswer> {
  for (;;) {
    const seen = await playOn(time, [who], table, aMove)
    if (seen.phase !== 'BETWEEN' || seen.hand === hands - 1) return seen
    await ready(who, table)
    await time.advance(1)
  }
}

export const record = (who: Asker, table: string, hand = 0): Promise<{ code?: string; text?: string }> =>
  who.get(`{ record(table: "${table}", hand: ${hand}) { ... on Refused { code } ... on Record { text } } }`)

export const dealAgain = (who: Asker, table: string): Promise<{ __typename: string; code?: string }> =>
  who.get(`mutation { dealAgain(table: "${table}", hand: 0) { __typename ... on Refused { code } } }`)

/** The line of a record that says which cards were dealt. */
export const deal = (text: string | undefined): string | undefined => /^deal: .*$/m.exec(text ?? '')?.[0]
