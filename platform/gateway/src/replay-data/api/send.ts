/** Sends a replay. Caches may keep it for a while if it is public, and not at all otherwise. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codings, hasAlready, takes, type Coding } from '../../http/public-file.js'
import type { Pressed } from './press.js'

/** The compression that the reader accepts. */
export const codingFor = (request: FastifyRequest): Coding | null =>
  codings.find((coding) => takes(request, coding)) ?? null

/** Seconds that caches may keep a public replay. It does not change while the gateway runs. */
const maxAge = 300

export function sendReplayData(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, coding, mark }: Pressed,
  isPrivate: boolean,
): FastifyReply {
  reply.header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`)
  // Added to the header, because the answer depends on the origin, too.
  const vary = reply.getHeader('vary')
  reply.header('vary', [...(vary === undefined ? [] : [vary]), 'accept-encoding'].join(', '))
  if (!isPrivate && hasAlready(request, reply, mark, coding)) return reply.code(304).send()
  if (coding !== null) reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(bytes)
}
