/** Helpers for subscriptions over real sockets. */
import type { FastifyInstance } from 'fastify'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { applyChange } from '../../../web/elements/src/client/apply-change.js'
import { type Answer, type TableAnswer, wholeTable } from './help.js'

/** Listens on a free port and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return address.port
}

export const watchTable = (id: string, args = ''): string =>
  `subscription { table(id: "${id}" ${args}) { ${wholeTable()} } }`

export interface Watching<T> {
  /** Waits for the first answer that fits, among past and future ones. */
  until(fits: (value: T) => boolean): Promise<T>
  /** All answers so far. */
  readonly seen: readonly T[]
  /** The bytes of all answers so far. */
  bytes(): number
  /** Errors that ended the subscription. */
  readonly ended: Promise<unknown>
  close(): void
}

interface Asked {
  readonly token?: string | undefined
  readonly variables?: Record<string, unknown>
  /** Requests only changes after the first answer. */
  readonly changes?: boolean
}

/** Subscribes with a client of its own; `T` is the type of the root field. */
export function subscribe<T = TableAnswer>(
  port: number,
  query: string,
  options?: string | Asked,
): Watching<T> {
  const { token, variables, changes = false } = typeof options === 'object' ? options : { token: options }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token !== undefined && { connectionParams: { token } }),
  })
  const seen: T[] = []
  let bytes = 0
  let last: unknown
  const waiting = new Set<() => void>()
  let end: (value: unknown) => void
  const ended = new Promise((resolve) => (end = resolve))
  client.subscribe<Answer['data'], { readonly changes?: unknown }>(
    { query, ...(variables && { variables }), ...(changes && { extensions: { changes: 'moves' } }) },
    {
      next: (answer) => {
        const { data, errors, extensions } = answer
        if (errors !== undefined) return end(errors)
        bytes += JSON.stringify(answer).length
        last = data ?? applyChange(last, extensions?.changes)
        seen.push(Object.values(last ?? {})[0] as T)
        for (const check of [...waiting]) check()
      },
      error: (error) => end(error),
      complete: () => end(undefined),
    },
  )
  const until = (fits: (value: T) => boolean): Promise<T> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const found = seen.find(fits)
        if (found === undefined) return
        waiting.delete(check)
        resolve(found)
      }
      waiting.add(check)
      check()
      void ended.then((why) => reject(new Error(`ended: ${JSON.stringify(why)}`)))
    })
  return { until, seen, ended, bytes: () => bytes, close: () => void client.dispose() }
}

/** A bare socket, for messages that no client would send. */
export function rawSocket(port: number, headers: Record<string, string> = {}, path = '/graphql'): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, 'graphql-transport-ws', { headers })
}

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
export const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', resolve))
export const message = (socket: WebSocket): Promise<{ type: string; payload: unknown }> =>
  new Promise((resolve) =>
    socket.once('message', (data: Buffer) =>
      resolve(JSON.parse(data.toString()) as { type: string; payload: unknown }),
    ),
  )
