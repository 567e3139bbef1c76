/** Sends what many may ask for: compressed where the reader takes that, and not at all where they have it already. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicFile } from '../ranking/publish/files.js'

type Asking = Pick<FastifyRequest, 'headers'>
export type Coding = 'br' | 'gzip'

/** With a strong tag; one with `maxAge` 0 is asked for again each time. */
export function sendFile(request: Asking, reply: FastifyReply, file: PublicFile): FastifyReply {
  const { maxAge, gzip } = file
  const coding = gzip !== null && takes(request, 'gzip') ? 'gzip' : null
  reply.header('cache-control', maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`)
  if (hasAlready(request, reply, file.mark, coding)) return reply.code(304).send()
  if (coding !== null) reply.header('content-encoding', coding)
  return reply.type(file.type).send(coding === null ? file.body : gzip)
}

/** Whether the reader takes what is compressed so: it is named, and not with a weight of nought. */
export const takes = ({ headers }: Asking, coding: Coding): boolean =>
  named[coding].test(headers['accept-encoding'] ?? '')

const named = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
} as const

/** Tags the answer, strongly: other bytes have another tag, also where they are the same words. */
export function hasAlready(
  { headers }: Asking,
  reply: FastifyReply,
  mark: string,
  coding: Coding | null,
): boolean {
  reply.header('etag', `"${mark}${coding === null ? '' : `-${coding}`}"`)
  return matches(headers['if-none-match'], mark)
}

/** RFC 9110, 13.1.2: any of several, weak ones too, whatever they are compressed by. */
const matches = (header: string | undefined, mark: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => /^(?:W\/)?"(.*?)(?:-gzip|-br)?"$/.exec(one.trim())?.[1] === mark))
