/** Answers with a replay: to be kept for a while where everybody may see it, else by nobody. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasAlready, takes, type Coding } from '../../http/public-file.js'
import type { Pressed } from './press.js'

const codings = ['br', 'gzip'] as const

/** How the reader wants it. */
export const codingFor = (request: FastifyRequest): Coding | null =>
  codings.find((coding) => takes(request, coding)) ?? null

/** Seconds that others may keep one of an open table: it stays as it is while the gateway does. */
const maxAge = 300

export function sendReplayData(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, coding, mark }: Pressed,
  isPrivate: boolean,
): FastifyReply {
  reply.header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`)
  // Beside the origin, which the answer depends on, too.
  const vary = reply.getHeader('vary')
  reply.header('vary', [...(vary === undefined ? [] : [vary]), 'accept-encoding'].join(', '))
  if (!isPrivate && hasAlready(request, reply, mark, coding)) return reply.code(304).send()
  if (coding !== null) reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(bytes)
}
