/** What the proxy in front does wrong: each is one plain line in the log, once, so that nobody has to guess from what players see. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../base/failure.js'
import { isPrivate } from '../health/operators.js'
import type { Time } from '../base/time.js'

/** How long a socket that did not come through is held against the proxy. */
const memory = 60_000

const noUpgrade = {
  code: 'NO_UPGRADE',
  message:
    'The proxy does not pass Upgrade on, so no socket can be opened. docs/deploy/nginx.conf has the lines that it needs.',
}

/** Answers what should have been a socket. The answer of this tells whether sockets were stopped lately. */
export function tellProxyFaults(
  app: FastifyInstance,
  { time, log }: { readonly time: Time; readonly log: Log },
): () => boolean {
  let stoppedAt: number | undefined
  const told = new Set<string>()
  const tell = (event: string, line: string, fields: object = {}): void => {
    if (told.has(event)) return
    told.add(event)
    log.warn({ event, ...fields }, line)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isUnknownProxy(request)) {
      // Only what can be a proxy of the operator's: a stranger may send such a header, too, and their address is nobody's business.
      const from = request.raw.socket.remoteAddress ?? ''
      const fields = isPrivate(from) ? { from } : {}
      tell('PROXY_UNKNOWN', 'X-Forwarded-For comes from a machine that is not in STOLIK_PROXIES', fields)
    }
    if (!isHandshake(request)) return
    if (isUpgrade(request)) {
      // Sockets come through: whoever sent half a handshake before may have done it by hand.
      stoppedAt = undefined
      return
    }
    stoppedAt = time.now()
    tell(noUpgrade.code, 'the proxy does not pass Upgrade on: no socket can be opened through it')
    await reply.code(426).header('upgrade', 'websocket').send(noUpgrade)
  })
  return () => stoppedAt !== undefined && time.now() - stoppedAt < memory
}

/** Only our own address is left where nobody is believed. */
const isUnknownProxy = ({ headers, ips }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ips?.length === 1

/** The headers that no proxy takes away have come through. */
const isHandshake = ({ method, headers, raw }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-websocket-key'] !== undefined && raw.url?.split('?')[0] === '/graphql'

/** And so have those that one takes away that was told nothing of sockets. */
const isUpgrade = ({ raw }: FastifyRequest): boolean => 'upgrade' in raw && raw.upgrade === true
