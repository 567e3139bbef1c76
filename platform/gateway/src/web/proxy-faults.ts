/**
 * Reports faults of the proxy in front: each as one plain line in the log, once, so that nobody has to guess from what
 * players see.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../base/failure.js'
import { isPrivate } from '../health/operators.js'
import type { Time } from '../base/time.js'

/** How long a failed socket counts against the proxy. */
const memory = 60_000

const noUpgrade = {
  code: 'NO_UPGRADE',
  message:
    'The proxy does not pass Upgrade on, so no socket can be opened. docs/deploy/nginx.conf has the lines that it needs.',
}

/** Answers requests that should have been sockets. The returned function tells whether sockets were blocked recently. */
export function warnOfProxyFaults(
  app: FastifyInstance,
  { time, log }: { readonly time: Time; readonly log: Log },
): () => boolean {
  let stoppedAt: number | undefined
  const announced = new Set<string>()
  const tell = (event: string, line: string, fields: object = {}): void => {
    if (announced.has(event)) return
    announced.add(event)
    log.warn({ event, ...fields }, line)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isUnknownProxy(request)) {
      // Logged only if it may be the operator's proxy. A stranger can send such a header too, and their address is private.
      const from = request.raw.socket.remoteAddress ?? ''
      const fields = isPrivate(from) ? { from } : {}
      tell('PROXY_UNKNOWN', 'X-Forwarded-For comes from a machine that is not in STOLIK_PROXIES', fields)
    }
    if (!isHandshake(request)) return
    if (isUpgrade(request)) {
      // Sockets come through: an earlier half handshake may have been sent by hand.
      stoppedAt = undefined
      return
    }
    stoppedAt = time.now()
    tell(noUpgrade.code, 'the proxy does not pass Upgrade on: no socket can be opened through it')
    await reply.code(426).header('upgrade', 'websocket').send(noUpgrade)
  })
  return () => stoppedAt !== undefined && time.now() - stoppedAt < memory
}

/** If no proxy is trusted, only the address of the connection itself is left. */
const isUnknownProxy = ({ headers, ips }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ips?.length === 1

/** The headers that every proxy passes on have arrived. */
const isHandshake = ({ method, headers, raw }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-websocket-key'] !== undefined && raw.url?.split('?')[0] === '/graphql'

/** The headers that a proxy removes unless configured for sockets have arrived too. */
const isUpgrade = ({ raw }: FastifyRequest): boolean => 'upgrade' in raw && raw.upgrade === true
