/** A director at a real gateway, shared by both simulated events. */
import { startAlone, type Gateway, type Served } from '../browser/gateway.js'
import { organiserAt, type Organiser } from '../browser/organiser.js'

/** Who acts, if not the director, and the idempotency key of an act that is sent more than once. */
export interface As {
  readonly token?: string | null
  readonly pass?: {
    readonly key: string
    readonly chair: number
    readonly device?: string
    readonly agreed?: readonly object[]
  }
  readonly op?: string
}

export interface Director<At extends Served = Served> {
  readonly gateway: At
  /** The account that is both director and association. */
  readonly account: Organiser
  readonly token: string
  /** The only root field of an answer without errors. */
  readonly ask: <T>(query: string, variables?: object, token?: string | null) => Promise<T>
  /** Performs an act; throws a refusal. */
  readonly act: (event: string, what: object, as?: As) => Promise<{ player: { id: string } | null }>
  /** The code of a refusal, for a file with the wrong lines: "BAD_FILE 7 GAP"; "done" if there was no refusal. */
  readonly refused: (event: string, what: object, as?: As) => Promise<string>
  readonly file: (event: string, name: string) => Promise<Response>
}

let ops = 0

/** Starts a gateway with these settings, and sets it up. */
export const startDirector = async (
  env: Readonly<Record<string, string>> = {},
  main?: string,
): Promise<Director<Gateway>> => directorAt(await startAlone(env, main))

/** Kills the gateway as a power cut would, and starts it again. */
export async function killAndStart({ gateway }: Director<Gateway>): Promise<void> {
  await gateway.kill()
  await gateway.start()
}

/** Sets up a gateway: its owner may hold events and publish rankings. */
export const directorAt = async <At extends Served>(gateway: At): Promise<Director<At>> =>
  directorWith(gateway, await organiserAt(gateway, 'Director'))

/** Somebody with an account at a gateway that is set up already. */
export function directorWith<At extends Served>(
  gateway: At,
  { token, ...account }: Organiser & { readonly token: string },
): Director<At> {
  const ask = async <T>(query: string, variables: object = {}, as: string | null = token): Promise<T> => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as !== null && { authorization: `Bearer ${as}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: unknown }
    if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as T
  }

  interface Answer {
    readonly __typename: string
    readonly code: string
    readonly message: string
    readonly problems: readonly { readonly line: number; readonly code: string }[]
    readonly player: { readonly id: string } | null
  }
  const send = (event: string, what: object, { token: as = token, pass, op }: As = {}): Promise<Answer> =>
    ask<Answer>(
      `mutation ($e: ID!, $op: ID!, $a: EventAct!, $p: EventPass) { act(event: $e, op: $op, act: $a, pass: $p) {
        __typename ... on EventDone { player { id } } ... on EventRefused { code message problems { line code } } } }`,
      { e: event, op: op ?? `op-${ops++}`, a: what, p: pass ?? null },
      pass === undefined ? as : null,
    )
  return {
    gateway,
    account,
    token,
    ask,
    act: async (event, what, as) => {
      const answer = await send(event, what, as)
      if (answer.__typename !== 'EventDone') throw new Error(`${answer.code}: ${answer.message}`)
      return answer
    },
    refused: async (event, what, as) => {
      const answer = await send(event, what, as)
      if (answer.__typename === 'EventDone') return 'done'
      return [answer.code, ...answer.problems.map(({ line, code }) => `${line} ${code}`)].join(' ')
    },
    file: (event, name) => fetch(`${gateway.url}/files/event/${event}/${name}`),
  }
}

export const announce = async ({ ask }: Director, regulations: object): Promise<string> => {
  const done = await ask<{ event?: string; message?: string; problems?: unknown }>(
    `mutation ($op: ID!, $r: RegulationsInput!) { announce(op: $op, regulations: $r) {
      ... on EventDone { event } ... on EventRefused { message problems { code args { name text } } } } }`,
    { op: `op-${ops++}`, r: regulations },
  )
  if (done.event === undefined) throw new Error(JSON.stringify(done))
  return done.event
}

export const notes = {
  control: 'Every list is checked by the table.',
  penalties: 'By the rules of the association.',
  exclusion: 'For foul play.',
  appeals: 'To the jury, at once.',
  material: 'Cards are provided.',
  other: '',
}

/** The content of `results.json`. */
export interface Exported {
  readonly hash: string
  readonly final: { readonly hash: string } | null
  readonly content: Content
}

export interface Content {
  readonly series: readonly {
    readonly byes: readonly string[]
    readonly tables: readonly {
      readonly table: number
      readonly players: readonly string[]
      readonly lines: readonly string[]
    }[]
  }[]
  readonly standings: {
    readonly individual: readonly {
      readonly player: string
      readonly place: number
      readonly points: number
      readonly small: number
    }[]
    readonly groups: readonly {
      readonly rows: readonly {
        readonly place: number
        readonly name: string
        readonly points: number
        readonly members: readonly { readonly player: string; readonly counts: boolean }[]
      }[]
    }[]
  }
  readonly adjustments: readonly {
    readonly player: string
    readonly points: number
    readonly small: number
  }[]
  readonly players: readonly { readonly id: string; readonly team: string | null }[]
}
