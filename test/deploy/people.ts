/** People who play through the proxy, over wss, with a connection that reconnects by itself as the page's does. */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'

const host = 'cards.example'
const authority = (): Buffer => readFileSync('/etc/ssl/stolik/ca.pem')

class Trusting extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols, { ca: authority() })
    // When a connection is broken before it opens, nobody else handles the error: the code that broke it has stopped listening.
    this.on('error', () => undefined)
  }
}

export interface Seen {
  readonly seq: number
  readonly epoch: string
  readonly phase: string
  readonly hand: number | null
  readonly notice: string | null
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
    readonly left: readonly number[]
  } | null
}

const shown = 'seq epoch phase hand notice view { seat toAct legal ... on BaskaView { left } }'

/** Sends a document by HTTPS. If the gateway cannot be reached it is retried, as a page does. */
export function post(token: string | undefined, query: string, variables: object = {}): Promise<unknown> {
  const body = JSON.stringify({ query, variables })
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    request(
      {
        host,
        path: '/graphql',
        method: 'POST',
        ca: authority(),
        agent: new Agent(),
        headers: { 'content-type': 'application/json', ...authorization },
      },
      (answer) => {
        let text = ''
        answer.on('data', (bytes: Buffer) => (text += bytes.toString()))
        answer.on('end', () => {
          if (answer.statusCode !== 200)
            return reject(new Error(`${answer.statusCode}: ${text.slice(0, 200)}`))
          const { data, errors } = JSON.parse(text) as {
            data: Record<string, unknown> | null
            errors?: unknown
          }
          if (data === null || errors !== undefined) return reject(new Error(JSON.stringify(errors)))
          resolve(Object.values(data)[0])
        })
      },
    )
      .once('error', reject)
      .end(body)
  })
}

export class Player {
  readonly token: string
  readonly #client: Client
  #seen: Seen | undefined
  readonly #waiting = new Set<() => void>()

  private constructor(token: string) {
    this.token = token
    let overdue: ReturnType<typeof setTimeout> | undefined
    this.#client = createClient({
      url: `wss://${host}/graphql`,
      webSocketImpl: Trusting,
      connectionParams: { token },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 250)),
      // As on the page, only more often.
      keepAlive: 2_000,
      on: {
        ping: (received) => {
          if (!received) overdue = setTimeout(() => this.#client.terminate(), 2_000)
        },
        pong: () => clearTimeout(overdue),
        closed: () => clearTimeout(overdue),
      },
    })
  }

  static async enter(name: string): Promise<Player> {
    const { token } = (await post(
      undefined,
      'mutation ($n: String!) { enter(name: $n) { ... on Guest { token } } }',
      {
        n: name,
      },
    )) as { token: string }
    return new Player(token)
  }

  ask(query: string, variables: object = {}): Promise<unknown> {
    return post(this.token, query, variables)
  }

  watch(table: string): void {
    this.#client.subscribe<{ table: Seen }>(
      { query: `subscription ($id: ID!) { table(id: $id) { ${shown} } }`, variables: { id: table } },
      {
        next: ({ data }) => {
          if (data?.table === undefined) return
          this.#seen = data.table
          for (const look of [...this.#waiting]) look()
        },
        error: () => undefined,
        complete: () => undefined,
      },
    )
  }

  /** The first state of the table that matches, be it the present one or a later one. */
  until(fits: (seen: Seen) => boolean): Promise<Seen> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#seen === undefined || !fits(this.#seen)) return
        this.#waiting.delete(look)
        resolve(this.#seen)
      }
      this.#waiting.add(look)
      look()
    })
  }

  get seen(): Seen | undefined {
    return this.#seen
  }

  /** Breaks the connection, as a tunnel does to a phone, until it has reconnected through the proxy, to any gateway. */
  renew(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#client.on('connected', () => {
        stop()
        resolve()
      })
      this.#client.terminate()
    })
  }

  async end(): Promise<void> {
    // A connection that is being opened to a gateway that is just starting may be refused; then there is nothing to close.
    await Promise.resolve(this.#client.dispose()).catch(() => undefined)
  }
}

/** Seats two people and two bots at a table of Baśka. */
export async function sitDown(): Promise<{ table: string; players: readonly Player[] }> {
  const players = [await Player.enter('Ola'), await Player.enter('Jan')] as const
  const { id } = (await players[0].ask(
    'mutation { open(game: "baska", profile: "lebork", chairs: 4, length: 8, speed: FREE) { ... on Table { id } } }',
  )) as { id: string }
  for (const player of players) player.watch(id)
  await players[1].ask('mutation ($t: ID!) { sit(table: $t) { __typename } }', { t: id })
  for (let bots = 0; bots < 2; bots++)
    await players[0].ask('mutation ($t: ID!) { addBot(table: $t) { __typename } }', { t: id })
  return { table: id, players }
}

const isMine = ({ view }: Seen): boolean =>
  view !== null && view.seat !== null && view.toAct.includes(view.seat)
/** Whether a card of the trick is played, another is missing, and a person is on turn, so that nothing happens by itself. */
export const isMidTrick = (seen: Seen): boolean =>
  seen.phase === 'PLAYING' && isMine(seen) && new Set(seen.view?.left).size > 1

/**
 * Plays on for these people, always with their first legal move, until a state that one of them sees matches. A move that a
 * dying gateway does not answer is tried again.
 */
export async function playUntil(
  table: string,
  players: readonly Player[],
  fits: (seen: Seen) => boolean,
): Promise<Seen> {
  for (;;) {
    const turns = players.map(async (player) => {
      const seen = await player.until((state) => fits(state) || state.phase === 'BETWEEN' || isMine(state))
      return { player, seen }
    })
    const { player, seen } = await Promise.race(turns)
    if (fits(seen)) return seen
    const past = player.until(({ seq, epoch }) => seq !== seen.seq || epoch !== seen.epoch)
    const move =
      seen.phase === 'BETWEEN'
        ? Promise.all(
            players.map((one) =>
              one.ask('mutation ($t: ID!) { ready(table: $t) { __typename } }', { t: table }),
            ),
          )
        : player.ask(
            'mutation ($t: ID!, $s: Int!, $m: String!) { play(table: $t, seq: $s, move: $m) { __typename } }',
            {
              t: table,
              s: seen.seq,
              m: seen.view?.legal[0],
            },
          )
    await Promise.race([past, move.catch(() => new Promise((resolve) => setTimeout(resolve, 250)))])
    // A refused move changes nothing, so the player on turn tries again.
    await Promise.race([past, new Promise((resolve) => setTimeout(resolve, 1_000))])
  }
}
