/** Empties this process for maintenance: people move to other processes, or tables in play end. */
import type { FastifyInstance } from 'fastify'
import { refusals } from '../base/refusal.js'
import type { Emptying, Maintenance } from '../health/maintenance.js'
import type { Row } from '../table/row.js'
import type { Time } from '../base/time.js'

/**
 * Milliseconds until sockets are closed: a proxy that asks /readyz sends nobody here by then. Caddy asks every two seconds.
 */
export const proxyNotices = 5_000
/** Sockets closed per step, and the milliseconds between steps, so that the other processes are not all asked at once. */
export const [atOnce, step] = [50, 500]
/** Service restart: a client opens another socket. */
const movesOn = 1012

/** What is still there. */
export interface Drained {
  readonly emptying: Emptying | null
  /** Whether proxies had time to notice, so that sockets are being closed. */
  readonly closing: boolean
  /** Sockets of this process. */
  readonly sockets: number
  /** Tables in play with a person at them, of all processes. */
  readonly tables: number
}

interface Deps {
  readonly app: FastifyInstance
  readonly state: Maintenance
  readonly rows: () => readonly Row[]
  readonly time: Pick<Time, 'after'>
}

export type Drain = ReturnType<typeof drain>

export function drain({ app, state, rows, time }: Deps) {
  let isClosing = false
  let cancel = (): void => undefined

  app.addHook('onRequest', async ({ raw }, reply) => {
    // nginx then asks the next process, as for one that is starting.
    if (!isClosing || !('upgrade' in raw) || raw.upgrade !== true) return
    // The server has given the connection away for a socket, so nobody else ends it.
    reply.raw.once('finish', () => raw.socket.end())
    const answer = { code: 'UNAVAILABLE', message: refusals.UNAVAILABLE }
    await reply.code(503).header('retry-after', 5).header('connection', 'close').send(answer)
  })
  app.addHook('onClose', (_, done) => {
    cancel()
    done()
  })

  const look = (): Drained => ({
    emptying: state.emptying(),
    closing: isClosing,
    sockets: app.websocketServer.clients.size,
    tables: rows().filter(isInPlay).length,
  })
  const closeSome = (): void => {
    isClosing = true
    const open = [...app.websocketServer.clients].filter((socket) => socket.readyState === socket.OPEN)
    for (const socket of open.slice(0, atOnce)) socket.close(movesOn, 'another process goes on')
    cancel = time.after(step, closeSome)
  }

  return {
    look,
    set: (emptying: Emptying | null): Drained => {
      const before = state.emptying()
      state.set(emptying)
      if (emptying !== before) {
        cancel()
        isClosing = false
        cancel = emptying === 'people' ? time.after(proxyNotices, closeSome) : () => undefined
      }
      return look()
    },
  }
}

/** A table whose people would notice if it stopped. */
const isInPlay = ({ phase, players }: Row): boolean =>
  phase !== 'GATHERING' && players.some((player) => player !== null && !player.bot && player.online)
