/** Endpoints for the operator's machines: whether the process lives, whether it can serve, and its metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Time } from '../base/time.js'
import type { Metrics } from './metrics.js'

export interface Parts {
  /** Whether the database answers. */
  readonly store: () => Promise<boolean>
  /** Whether this is the only process, which can serve tables only while its database works. */
  readonly alone: boolean
  /** Whether the shared Redis can be reached. */
  readonly cluster: () => boolean
  /** Whether the store accepts what is played. */
  readonly appends: () => boolean
  /** Tables with settled hands that are not archived yet, and for how many milliseconds the oldest waits. */
  readonly behind: () => { readonly tables: number; readonly oldest: number }
  /** Whether this process is to be stopped, and others take its people over. */
  readonly isLeaving: () => boolean
  /** Whether the sender may read metrics and details. */
  readonly mayLook: (request: FastifyRequest) => boolean
}

/** Milliseconds. A slower database is useless. Within this time all requests share one query. */
const probeTimeout = 2_000

/** Serves /healthz, /readyz and /metrics. */
export function serveHealth(app: FastifyInstance, metrics: Metrics, parts: Parts): void {
  app.get('/healthz', () => ({ alive: true }))
  app.get('/readyz', async (request, reply) => {
    const [store, cluster, appends] = [await parts.store(), parts.cluster(), parts.appends()]
    // In a cluster play goes on without the database: settled hands wait until it is back.
    const leaving = parts.isLeaving()
    const ready = cluster && appends && (store || !parts.alone) && !leaving
    // Wherever people are sent, as much waits. So it is said, but sends nobody away.
    const { tables, oldest } = parts.behind()
    const behind = { tables, seconds: Math.round(oldest / 1_000) }
    const details = { ready, store, cluster, appends, behind, ...(leaving && { leaving }) }
    return reply.code(ready ? 200 : 503).send(parts.mayLook(request) ? details : { ready })
  })
  app.get('/metrics', async (request, reply) => {
    if (!parts.mayLook(request))
      return reply.code(403).send({ code: 'NOT_ALLOWED', message: 'These numbers are for the operator.' })
    return reply.header('content-type', metrics.contentType).send(await metrics.text())
  })
  app.addHook('onResponse', (request, reply, done) => {
    const kind = request.routeOptions.url === '/graphql' ? 'graphql' : 'other'
    metrics.answered(kind, reply.statusCode, reply.elapsedTime / 1_000)
    done()
  })
}

const answers = (time: Time, ask: () => Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const cancel = time.after(probeTimeout, () => resolve(false))
    const noted = (answer: boolean) => (): void => {
      cancel()
      resolve(answer)
    }
    ask().then(noted(true), noted(false))
  })

/** Whether a part answers. All requests within a second share one query, which should be the cheapest possible. */
export const sharedProbe = (time: Time, ask: () => Promise<unknown>): (() => Promise<boolean>) =>
  shared(time, () => answers(time, ask))

/** Asks again only when the last answer is a second old. */
function shared(time: Time, ask: () => Promise<boolean>): () => Promise<boolean> {
  let checking: Promise<boolean> | undefined
  return () => {
    checking ??= ask().finally(() => time.after(1_000, () => (checking = undefined)))
    return checking
  }
}
