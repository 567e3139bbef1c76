/** Helpers for tests of events at a gateway: an organiser, regulations of the tiny game, and acts. */
import type { FastifyInstance } from 'fastify'
import type { Accounts } from '../../src/account/accounts.js'
import type { Role } from '../../src/base/roles.js'
import { asker, type Asker } from '../help.js'
import { subscribe } from '../socket-help.js'

export interface Gathering {
  readonly app: FastifyInstance
  readonly accounts: Accounts
}

/** Somebody with an account and these roles. */
export async function official({ app, accounts }: Gathering, name: string, ...roles: Role[]): Promise<Asker> {
  const signed = await asker(app).get<{ token: string; login: string }>(
    `mutation ($name: String!) { register(name: $name, password: "correct horse battery")
      { ... on SignedIn { token login } } }`,
    { name },
  )
  const account = await accounts.byLogin(signed.login)
  if (account === undefined) throw new Error('registered')
  await accounts.change(account.id, { roles })
  return asker(app, signed.token)
}

/** A club evening of the tiny game. */
export const regulations = (rest: object = {}) => ({
  name: 'Club evening',
  place: 'Hall',
  organiser: 'The club',
  starts: 1_800_000_000_000,
  game: 'tiny',
  format: {
    id: 'evening',
    profile: 'plain',
    chairs: [4, 3],
    series: [
      { rounds: 1, minutes: 60, draw: 'LOTS' },
      { rounds: 1, minutes: null, draw: 'STANDING' },
    ],
    scoring: { scale: null, ties: 'MEAN' },
    tieBreaks: ['lot'],
    bye: null,
    stake: null,
  },
  mode: 'HALL',
  open: true,
  notes: { control: 'c', penalties: 'p', exclusion: 'e', appeals: 'a', material: 'm', other: 'o' },
  ...rest,
})

const args = 'args { name text number flag }'
export const refusedFields = `... on EventRefused { code ${args} clause message problems { line code ${args} } }`

export interface Done {
  readonly __typename: 'EventDone' | 'EventRefused'
  readonly event: string
  readonly seq: number
  readonly player: { readonly id: string; readonly number: number; readonly card: string | null } | null
  readonly code: string
  readonly message: string
  readonly args: readonly {
    readonly name: string
    readonly text: string | null
    readonly number: number | null
  }[]
  readonly problems: readonly { readonly line: number; readonly code: string }[]
}

const done = `__typename ... on EventDone { event seq player { id number card } } ${refusedFields}`

export const announce = (by: Asker, rest: object = {}, op = 'announce'): Promise<Done> =>
  by.get<Done>(
    `mutation ($op: ID!, $r: RegulationsInput!) { announce(op: $op, regulations: $r) { ${done} } }`,
    {
      op,
      r: regulations(rest),
    },
  )

let ops = 0
export const newOp = (): string => `op-${ops++}`

export const act = (
  by: Asker,
  event: string,
  what: object,
  pass: object | null = null,
  op = newOp(),
): Promise<Done> =>
  by.get<Done>(
    `mutation ($e: ID!, $op: ID!, $act: EventAct!, $pass: EventPass) {
      act(event: $e, op: $op, act: $act, pass: $pass) { ${done} } }`,
    { e: event, op, act: what, pass },
  )

/** Performs an act. Throws if it is refused. */
export async function does(
  by: Asker,
  event: string,
  what: object,
  pass: object | null = null,
): Promise<Done> {
  const answer = await act(by, event, what, pass)
  if (answer.__typename !== 'EventDone') throw new Error(JSON.stringify(answer))
  return answer
}

/** Queries fields of an event. */
export const see = <T>(by: Asker, id: string, fields: string, pass: object | null = null): Promise<T> =>
  by.get<T>(
    `query ($id: ID!, $pass: EventPass) { event(id: $id, pass: $pass) {
      __typename ... on Event { ${fields} } ${refusedFields} } }`,
    { id, pass },
  )

/**
 * Each opens the event's page, so that the tables of a series do not wait for them. Returns what closes the pages again.
 * @param port of the gateway, which listens
 */
export async function comeTo(port: number, event: string, people: readonly Asker[]): Promise<() => void> {
  const pages = people.map(({ token }) =>
    subscribe<{ seq: number }>(port, `subscription { event(id: "${event}") { seq } }`, token),
  )
  await Promise.all(pages.map((page) => page.until(() => true)))
  return () => pages.forEach((page) => page.close())
}
