/** What a gateway answers while it cannot serve yet. It may wait for another process, or be migrating its database. */
import Fastify, { LogController } from 'fastify'
import type { AppDeps } from './app-deps.js'
import type { Opening } from '../store/sql.js'

export type Starting = ReturnType<typeof starting>

interface StartingDeps {
  readonly port: number
  readonly logger: AppDeps['logger']
  /** Opens the port on the addresses of the machine. */
  readonly bind: (how: (host: string) => Promise<string>) => Promise<string>
}

/** Milliseconds. A faster start is not reported. */
const after = 1_000

const words: Readonly<Record<Opening, string>> = {
  WAITING: 'waiting for another process that is starting with this database',
  MIGRATING: 'bringing the database up to date',
  STARTING: 'loading what is in the database',
}

const sentence = 'This Stolik is starting. Try again in a moment.'

/**
 * Once a start has taken a second, it is logged and the port is opened. `/readyz` answers 503 with the reason, so that a
 * proxy sends no requests and people see that nothing hangs.
 */
export function starting({ port, logger, bind }: StartingDeps) {
  let now: Opening = 'STARTING'
  let isLong = false
  const room = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  room.get('/healthz', () => ({ alive: true }))
  room.get('/readyz', (_request, reply) => reply.code(503).send({ ready: false, reason: now }))
  room.setNotFoundHandler(({ headers }, reply) => {
    const isForReader = headers.accept?.includes('text/html') === true
    return reply
      .code(503)
      .header('retry-after', 5)
      .header('cache-control', 'no-store')
      .send(isForReader ? sentence : { code: 'UNAVAILABLE', message: sentence })
  })
  const tell = (): void => room.log.warn({ event: 'STARTING', step: now }, words[now])
  let opened: Promise<unknown> = Promise.resolve()
  const timer = setTimeout(() => {
    isLong = true
    tell()
    // If the port is taken, the gateway itself reports it later. A random port (0) is known to nobody yet.
    if (port !== 0) opened = bind((host) => room.listen({ port, host })).catch(() => undefined)
  }, after)
  timer.unref()
  return {
    log: room.log,
    /** Sets what it waits for now. */
    step: (next: Opening): void => {
      if (next === now) return
      now = next
      if (isLong) tell()
    },
    /** Frees the port for the gateway itself. */
    end: async (): Promise<void> => {
      clearTimeout(timer)
      await opened
      await room.close()
    },
  }
}
