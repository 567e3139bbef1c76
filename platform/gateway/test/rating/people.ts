/** People with accounts at rated tables. */
import type { FastifyInstance } from 'fastify'
import { asker, openTiny, playSeries, sit, type Asker, type FakeTime, type TableAnswer } from '../help.js'

export const register = async (app: FastifyInstance, name: string): Promise<Asker> => {
  const { token } = await asker(app).get<{ readonly token: string }>(
    'mutation ($name: String!) { register(name: $name, password: "sowa lata nocą 7") { ... on SignedIn { token } } }',
    { name },
  )
  return asker(app, token)
}

/** A series of the least length that is rated, with clocks. */
export const openRated = (who: Asker, args = ''): Promise<TableAnswer> =>
  openTiny(who, `length: 9, rated: true ${args}`)

/** Three people sit down and play to the end. */
export async function playRated(time: FakeTime, people: readonly Asker[]): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new RangeError('nobody plays')
  const { id } = await openRated(host)
  for (const one of others) await sit(one, id)
  await playSeries(time, people, id)
  return id
}

export interface RatingAnswer {
  readonly game: string
  readonly value: number
  readonly deviation: number
  readonly provisional: boolean
  readonly series: number
  readonly history: readonly { readonly at: number; readonly value: number; readonly deviation: number }[]
}
export const myRatings = (who: Asker): Promise<readonly RatingAnswer[]> =>
  who.get('{ myRatings { game value deviation provisional series history { at value deviation } } }')

export interface RatingListAnswer {
  readonly __typename: string
  readonly code?: string
  readonly rows: readonly {
    readonly place: number | null
    readonly name: string
    readonly value: number
    readonly provisional: boolean
    readonly series: number
    readonly gain: number | null
    readonly own: boolean
  }[]
  readonly own: RatingAnswer | null
  readonly least: number | null
}
export const list = (who: Asker, args = 'game: "tiny"'): Promise<RatingListAnswer> =>
  who.get(`{ ratings(${args}) { __typename ... on Refused { code } ... on RatingList {
    rows { place name value provisional series gain own } own { game value } least } } }`)
