/** Subscriptions over one WebSocket that always reconnects, and its connection state. */
import { createClient } from 'graphql-ws/client'
import { noteFault } from './fault-number.js'
import type { Answer, Document, Variables } from './document.js'
import { applyChange } from './apply-change.js'
import { observable, type Observable } from '../base/observable.js'
import { timeout, type Failure, type Outcome } from './http.js'
import { inWords } from './neutral-name.js'
import type { RefusalCode } from './types.js'

/** `starting` before the first answer, `lost` after the connection broke. */
export type Connection = 'starting' | 'up' | 'lost'

export type Socket = ReturnType<typeof socketTo>

/** Codes of errors that are no refusals: one side is at fault. */
const faults = /^(INTERNAL|BAD_REQUEST|TOO_LONG)$/

/** Returns the refusal in a list of GraphQL errors. */
function codeOf(errors: readonly { extensions?: { code?: unknown } }[]): Failure {
  noteFault(errors)
  const code = errors[0]?.extensions?.code
  return typeof code === 'string' && !faults.test(code) ? (code as RefusalCode) : 'FAULT'
}

/**
 * Returns how long to wait before attempt n. The first wait is short, since a gateway that restarts is up in a second. For about
 * a minute, which covers a restart, a restored backup or an upgrade, the waits stay near a second. After that it is a longer
 * outage.
 */
const pause = (attempt: number): number =>
  Math.min(250 * 2 ** attempt, attempt < 60 ? 1_000 : 5_000) * (0.75 + Math.random() / 2)
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A page that waits notices within the sum of these, and says after `grace`, that a network swallows what is sent. */
const heartbeat = 2_000
const silence = 2_000
/** How long connecting may take, with the gateway's first word. A network that swallows bytes never refuses. */
const slow = 6_000
const grace = 800
/** Milliseconds after which an order without an answer is sent again over a new connection. */
const patience = 4_000
/** The close code when there are no subscriptions any more. */
const idle = 1000
/** The close code when the session that opened the connection is over, or its token has expired. */
const signedOut = 4403

/** @param ended called when the gateway no longer accepts the token of the connection */
export function socketTo(
  url: string,
  token: () => Promise<string | null>,
  ended: () => void = () => undefined,
) {
  const connection = observable<Connection>('starting')
  const opened = observable(0)
  let overdue: ReturnType<typeof setTimeout> | undefined
  let stuck: ReturnType<typeof setTimeout> | undefined
  let hurry = (): void => undefined
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      hurry = resolve
      setTimeout(resolve, ms)
    })
  /** The network or the page is back: gives up an attempt of before, and waits no longer for the next one. */
  const again = (): void => {
    if (document.hidden || connection.value !== 'lost') return
    client.terminate()
    hurry()
  }
  addEventListener('online', again)
  // A page that is thawed is seen again, too.
  document.addEventListener('visibilitychange', again)
  let breaking: ReturnType<typeof setTimeout> | undefined
  // A connection that is renewed on purpose is back before anybody is told.
  const broken = (): void => {
    clearTimeout(stuck)
    clearTimeout(overdue)
    clearTimeout(breaking)
    breaking = setTimeout(() => connection.set('lost'), grace)
  }
  const client = createClient({
    url,
    jsonMessageReviver: inWords,
    connectionParams: async () => {
      const word = await token()
      return word === null ? {} : { token: word }
    },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (attempt) => rest(pause(attempt)),
    keepAlive: heartbeat,
    lazyCloseTimeout: 2_000,
    on: {
      connecting: () => {
        stuck = setTimeout(() => client.terminate(), slow)
      },
      connected: () => {
        clearTimeout(stuck)
        clearTimeout(breaking)
        connection.set('up')
        opened.set(opened.value + 1)
      },
      closed: (event) => {
        const { code } = event as CloseEvent
        if (code === signedOut) ended()
        if (code !== idle) return broken()
        clearTimeout(overdue)
        connection.set('starting')
      },
      error: broken,
      ping: (received) => {
        if (!received) overdue = setTimeout(() => client.terminate(), silence)
      },
      pong: () => clearTimeout(overdue),
    },
  })
  return {
    connection: connection as Observable<Connection>,
    /** How often the connection was opened. One that is back at once is never `lost`, but it may lead to another gateway. */
    opened: opened as Observable<number>,
    /** Reconnects with the current token. */
    renew: () => client.terminate(),
    /**
     * Sends an order that may be sent twice, since it is sent again if the connection breaks before the answer. Resolves with the
     * data, or with why there is none.
     */
    order: <D extends Document>(query: D, variables: Variables<D> | undefined) =>
      new Promise<Outcome<Answer<D>>>((resolve) => {
        let outcome: Outcome<Answer<D>> = { refused: 'OFFLINE' }
        const settle = (answer: Outcome<Answer<D>>): void => {
          clearTimeout(late)
          resolve(answer)
        }
        const stop = client.subscribe<Answer<D>>(
          { query, variables: { ...(variables as object | undefined) } },
          {
            next: ({ data, errors }) => {
              noteFault(errors)
              outcome = data && !errors ? { done: data } : { refused: 'FAULT' }
            },
            error: (reason) => settle({ refused: Array.isArray(reason) ? codeOf(reason) : 'OFFLINE' }),
            complete: () => settle(outcome),
          },
        )
        // A phone that has changed its network does not notice that the connection is dead.
        const late = setTimeout(() => client.terminate(), patience)
        // This completes the order if it has no answer yet.
        setTimeout(stop, timeout)
      }),
    /**
     * Calls `next` with each answer and `failed` when the gateway refuses the query; returns a function that stops this. The
     * variables are read again whenever the query is sent again after a lost connection.
     */
    subscribe<D extends Document>(
      query: D,
      variables: () => Variables<D>,
      next: (data: Answer<D>) => void,
      failed: (code: Failure) => void,
    ) {
      let stopped = false
      let last: unknown
      let stop = (): void => undefined
      const start = (): void => {
        stop = client.subscribe<unknown, { readonly changes?: unknown }>(
          {
            query,
            extensions: { changes: 'moves' },
            // A getter, because it is read each time the query is sent.
            get variables() {
              return { ...(variables() as object) }
            },
          },
          {
            next: ({ data, extensions }) => {
              last = data ?? applyChange(last, extensions?.changes)
              if (last === undefined || last === null) failed('FAULT')
              else next(last as Answer<D>)
            },
            error: (reason) => {
              if (stopped) return
              // A list of GraphQL errors is an answer to the query. Anything else is a connection error, which may pass.
              if (Array.isArray(reason)) failed(codeOf(reason))
              else
                void wait(pause(4)).then(() => {
                  if (!stopped) start()
                })
            },
            complete: () => undefined,
          },
        )
      }
      start()
      return () => {
        stopped = true
        stop()
      }
    },
  }
}
