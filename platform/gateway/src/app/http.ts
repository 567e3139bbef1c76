/** The HTTP server without routes: its limits, its headers, and how it answers errors. */
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { Away, logFailure, type Log } from '../base/failure.js'
import { refusals } from '../base/refusal.js'
import { internalFault, statusOf } from '../graphql/errors.js'
import { maxBytes } from '../graphql/limits.js'
import { requestId } from '../http/request-id.js'
import { addRetryAfter } from '../http/too-many.js'
import type { InstallationSettings } from '../settings/installation.js'
import { clientError } from '../web/client-error.js'
import { headers } from '../web/headers.js'
import type { AppDeps } from './app-deps.js'

export const httpServer = ({ entropy, logger, proxies = ['loopback'] }: AppDeps): FastifyInstance =>
  Fastify({
    logger,
    // URLs contain invitations, so they are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers, (letters) => entropy.word(letters)),
    bodyLimit: maxBytes,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    clientErrorHandler: clientError,
    // Our own code writes the schemas of routes. Validating them at each start would take 30 ms.
    ajv: { customOptions: { meta: false, validateSchema: false } },
    // Behind a trusted proxy, the address of a guest is the one that the proxy reports.
    trustProxy: [...proxies],
  })

/** Adds what holds for every route. */
export async function addGeneral(
  app: FastifyInstance,
  settings: InstallationSettings,
  { development, log }: { readonly development: boolean; readonly log: Log },
): Promise<void> {
  app.setErrorHandler((error: Error, { id }, reply) => {
    const status = statusOf(error)
    const code = status === 429 ? 'TOO_MANY' : status === 413 ? 'TOO_LONG' : 'BAD_REQUEST'
    if (status < 500) return reply.code(status).send({ code, message: error.message })
    if (error instanceof Away)
      return reply.code(503).send({ code: 'UNAVAILABLE', message: refusals.UNAVAILABLE })
    logFailure(log, 'a request failed', error, id)
    return reply.code(500).send(internalFault(id))
  })
  app.addHook('onSend', addRetryAfter)
  await app.register(helmet, headers(settings, development))
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && settings.allows(origin) ? origin : []),
  })
}
