/** A person whose page connects through the proxy, and reconnects by itself with the waits of the page. */
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { sleep } from '../clock.js'

export interface Seen {
  readonly seq: number
  readonly epoch: string
  readonly phase: string
  readonly view: {
    readonly seat: number | null
    readonly toAct: readonly number[]
    readonly legal: readonly string[]
  } | null
}

/** The answer to an order; `code` is that of a refusal. */
export interface Answer {
  readonly __typename: string
  readonly id?: string
  readonly code?: string
}

export interface Person {
  /** Calls `next` with each view of the table until the returned function is called. */
  watch(table: string, next: (seen: Seen) => void): () => void
  /** The same with each answer to another subscription, which has one root field. */
  follow(query: string, variables: object, next: (seen: unknown) => void): () => void
  /** Sends an order until it is answered; it is sent again over a new connection, and while the gateway cannot take it. */
  order(query: string, variables: object): Promise<Answer>
  close(): void
}

const watched = 'subscription ($id: ID!) { table(id: $id) { seq epoch phase view { seat toAct legal } } }'

/** Milliseconds, as in web/elements/src/client/socket.ts. */
const [heartbeat, silence, slow, patience] = [2_000, 2_000, 6_000, 4_000]
const pause = (attempt: number): number =>
  Math.min(250 * 2 ** attempt, attempt < 60 ? 1_000 : 5_000) * (0.75 + Math.random() / 2)
/** Milliseconds after which a person presses again what was refused. */
const pressAgain = 250

class Patient extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols)
    // When a connection is broken before it opens, nobody else handles the error.
    this.on('error', () => undefined)
  }
}

export function person(url: string, token: string): Person {
  let overdue: NodeJS.Timeout | undefined
  let stuck: NodeJS.Timeout | undefined
  const broken = (): void => {
    clearTimeout(stuck)
    clearTimeout(overdue)
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Patient,
    connectionParams: { token },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (attempt) => sleep(pause(attempt)),
    keepAlive: heartbeat,
    on: {
      connecting: () => (stuck = setTimeout(() => client.terminate(), slow)),
      connected: () => clearTimeout(stuck),
      closed: broken,
      error: broken,
      ping: (received) => {
        if (!received) overdue = setTimeout(() => client.terminate(), silence)
      },
      pong: () => clearTimeout(overdue),
    },
  })
  const once = (query: string, variables: object): Promise<Answer | undefined> =>
    new Promise((resolve) => {
      let answer: Answer | undefined
      const late = setTimeout(() => client.terminate(), patience)
      const settle = (): void => {
        clearTimeout(late)
        resolve(answer)
      }
      client.subscribe<Record<string, Answer>>(
        { query, variables: { ...variables } },
        {
          next: ({ data }) => (answer = Object.values(data ?? {})[0]),
          error: settle,
          complete: settle,
        },
      )
    })
  const follow = (query: string, variables: object, next: (seen: unknown) => void): (() => void) =>
    client.subscribe(
      { query, variables: { ...variables } },
      {
        next: ({ data }) => {
          const [seen] = Object.values(data ?? {})
          if (seen !== undefined) next(seen)
        },
        error: (error) => {
          throw new Error(`a subscription was refused: ${JSON.stringify(error)}`)
        },
        complete: () => undefined,
      },
    )
  return {
    watch: (table, next) => follow(watched, { id: table }, (seen) => next(seen as Seen)),
    follow,
    order: async (query, variables) => {
      for (;;) {
        const answer = await once(query, variables)
        if (answer !== undefined && answer.code !== 'UNAVAILABLE') return answer
        await sleep(pressAgain)
      }
    },
    close: () => void client.dispose(),
  }
}
