/** Sends what many may ask for: compressed where the reader takes that, and not at all where he has it already. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicFile } from '../ranking/publish/files.js'

/** With a strong tag; one with `maxAge` 0 is asked for again each time. */
export function sendFile(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  file: PublicFile,
): FastifyReply {
  const zip =
    file.gzip !== null && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(headers['accept-encoding'] ?? '')
  // Strong: other bytes have another tag, also where they are the same words.
  const tag = `"${file.mark}${zip ? '-gzip' : ''}"`
  const { maxAge } = file
  reply.header('etag', tag).header('cache-control', maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`)
  if (matches(headers['if-none-match'], file.mark)) return reply.code(304).send()
  if (zip) reply.header('content-encoding', 'gzip')
  return reply.type(file.type).send(zip ? file.gzip : file.body)
}

/** RFC 9110, 13.1.2: any of several, weak ones too, whatever they are compressed by. */
const matches = (header: string | undefined, mark: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => /^(?:W\/)?"(.*?)(?:-gzip)?"$/.exec(one.trim())?.[1] === mark))
