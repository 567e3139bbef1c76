/** Live questions over one WebSocket that comes back for ever, and whether it is up. */
import { createClient } from 'graphql-ws/client'
import { changed } from './changed.js'
import { observable, type Observable } from '../base/observable.js'
import type { Failure } from './http.js'
import { inWords } from './neutral-name.js'
import { refusalCodes } from './types.js'

/** `starting` before the first answer, `lost` after the line broke. */
export type Connection = 'starting' | 'up' | 'lost'

export interface Socket {
  readonly connection: Observable<Connection>
  /** How often a line was opened. One that is back at once is never `lost`, but it may lead to another gateway. */
  readonly opened: Observable<number>
  /**
   * Calls `next` with each answer and `failed` when the gateway refuses the question; returns the way to stop. The
   * variables are those of the moment whenever it is asked anew, after the line was down.
   */
  subscribe(
    query: string,
    variables: () => object,
    next: (data: unknown) => void,
    failed: (code: Failure) => void,
  ): () => void
  /** Says hello anew, with the token of now. */
  renew(): void
}

/** The refusal that an error stands for. */
function codeOf([error]: readonly { extensions?: { code?: unknown } }[]): Failure {
  return refusalCodes.find((code) => code === error?.extensions?.code) ?? 'FAULT'
}

/**
 * How long to wait before attempt n: at once first, since a gateway that restarts is up in a second. For as long as a restart, a
 * restored backup or an upgrade takes, nobody waits much longer than a second for nothing; then it is a longer outage.
 */
const pause = (attempt: number): number =>
  Math.min(250 * 2 ** attempt, attempt < 60 ? 1_000 : 5_000) * (0.75 + Math.random() / 2)
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const heartbeat = 12_000
const silence = 6_000
const grace = 800
/** The close code when nothing is asked any more. */
const idle = 1000
/** The close code when the session is over that the line was opened by, or its token has run out. */
const signedOut = 4403

/** @param ended the gateway takes the token of the line for good no more */
export function socketTo(
  url: string,
  token: () => Promise<string | null>,
  ended: () => void = () => undefined,
): Socket {
  const connection = observable<Connection>('starting')
  const opened = observable(0)
  let overdue: ReturnType<typeof setTimeout> | undefined
  let breaking: ReturnType<typeof setTimeout> | undefined
  // A line that is renewed on purpose is back before anyone need hear of it.
  const broken = (): void => {
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
    retryWait: (attempt) => wait(pause(attempt)),
    keepAlive: heartbeat,
    lazyCloseTimeout: 2_000,
    on: {
      connected: () => {
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
    connection,
    opened,
    renew: () => client.terminate(),
    subscribe(query, variables, next, failed) {
      let stopped = false
      let last: unknown
      let stop = (): void => undefined
      const start = (): void => {
        stop = client.subscribe<unknown, { readonly changes?: unknown }>(
          {
            query,
            extensions: { changes: true },
            // Read each time that it is sent.
            get variables() {
              return { ...variables() }
            },
          },
          {
            next: ({ data, extensions }) => {
              last = data ?? changed(last, extensions?.changes)
              if (last === undefined || last === null) failed('FAULT')
              else next(last)
            },
            error: (reason) => {
              if (stopped) return
              // A list of GraphQL errors answers the question; anything else is the line, which may come back.
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
