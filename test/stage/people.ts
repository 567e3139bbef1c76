/** Guests at a gateway, and tables where it is a guest's turn. */
import { setTimeout as wait } from 'node:timers/promises'

/** A guest, as the elements store it in a browser. */
export interface Guest {
  readonly name: string
  readonly token: string
}

/** The only root field of an answer. */
export async function ask<T>(url: string, query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Record<string, T>; errors?: unknown }
  const [answer] = Object.values(data ?? {})
  if (answer === undefined || errors !== undefined) throw new Error(JSON.stringify(errors))
  return answer
}

export const enter = (url: string, name: string): Promise<Guest> =>
  ask(url, 'mutation ($n: String!) { enter(name: $n) { ... on Guest { name token } } }', { n: name })

export interface Choice {
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length: number
}

/** Opens a table; `private` ones are not in the lobby. */
export async function openTable(
  url: string,
  { token }: Guest,
  choice: Choice,
  bots: number,
): Promise<string> {
  const { id } = await ask<{ id: string }>(
    url,
    `mutation ($game: ID!, $profile: ID!, $chairs: Int!, $length: Int!) {
      open(game: $game, profile: $profile, chairs: $chairs, length: $length, speed: FREE) {
        ... on Table { id } ... on Refused { code } } }`,
    choice,
    token,
  )
  for (let n = 0; n < bots; n++)
    await ask(url, 'mutation ($t: ID!) { addBot(table: $t) { __typename } }', { t: id }, token)
  return id
}

interface Seen {
  readonly seq: number
  readonly phase: string
  readonly view: { readonly legal: readonly string[] } | null
}

export const look = (url: string, { token }: Guest, table: string): Promise<Seen> =>
  ask(
    url,
    'query ($t: ID!) { table(id: $t) { ... on Table { seq phase view { legal } } ... on Refused { code } } }',
    { t: table },
    token,
  )

/** Waits until it is the guest's turn, or the hand is over. */
export async function turnOf(url: string, guest: Guest, table: string): Promise<Seen> {
  for (let tries = 0; tries < 600; tries++) {
    const seen = await look(url, guest, table)
    if (seen.phase !== 'PLAYING' || (seen.view?.legal.length ?? 0) > 0) return seen
    await wait(50)
  }
  throw new Error('it is never their turn')
}

/** Plays the guest's moves by `choose`, until that returns nothing or the hand is over. */
export async function playBy(
  url: string,
  guest: Guest,
  table: string,
  choose: (legal: readonly string[]) => string | undefined,
): Promise<Seen> {
  for (;;) {
    const seen = await turnOf(url, guest, table)
    const move = seen.phase === 'PLAYING' ? choose(seen.view?.legal ?? []) : undefined
    if (move === undefined) return seen
    await ask(
      url,
      `mutation ($t: ID!, $s: Int!, $m: String!) { play(table: $t, seq: $s, move: $m) { __typename } }`,
      { t: table, s: seen.seq, m: move },
      guest.token,
    )
  }
}

/** Plays every hand of a series, to its end. */
export async function playSeries(
  url: string,
  guest: Guest,
  table: string,
  choose: (legal: readonly string[]) => string | undefined,
): Promise<void> {
  for (;;) {
    const { phase } = await playBy(url, guest, table, choose)
    if (phase === 'FINISHED') return
    if (phase !== 'BETWEEN') throw new Error(`the series stands still, ${phase}`)
    await ask(url, 'mutation ($t: ID!) { ready(table: $t) { __typename } }', { t: table }, guest.token)
  }
}
