/** The HTTP server without routes: its limits, its headers, and how it answers errors. */
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { Away, logFailure, type Log } from '../base/failure.js'
import { refusals } from '../base/refusal.js'
import { codeOf, internalFault, statusOf } from '../graphql/errors.js'
import { maxBytes } from '../graphql/limits.js'
import { addRetryAfter } from '../http/too-many.js'
import type { InstallationSettings } from '../settings/installation.js'
import { headers } from '../web/headers.js'
import type { AppDeps } from './app-deps.js'
import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

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
    if (status < 500) return reply.code(status).send({ code: codeOf(status), message: error.message })
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

// The number of a request: the one that a proxy has given it, so that its log and ours can be laid side by side, or one of our
// own. Failures are logged and answered with it.

/** Long enough for a UUID or the number of a trace, and only what may stand in a log. */
const pattern = /^[\w.:-]{8,64}$/
/** W3C Trace Context: version, trace, span, flags. A trace of zeros is none. */
const trace = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/
/** Letters of a number of our own: short enough to be read out on the telephone. */
const ownLength = 10

/** @param word draws a random word with so many letters */
export function requestId(headers: IncomingHttpHeaders, word: (letters: number) => string): string {
  const { 'x-request-id': named, traceparent } = headers
  if (typeof named === 'string' && pattern.test(named)) return named
  const traced = typeof traceparent === 'string' ? trace.exec(traceparent)?.[1] : undefined
  return traced ?? word(ownLength)
}

const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers a request that is not valid HTTP, with a code like all refusals, and closes the connection. */
function clientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ code: 'BAD_REQUEST', message: 'That is no request.' })
  const head = [
    `HTTP/1.1 ${answers[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
