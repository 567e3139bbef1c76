/** Files that many may ask for: sent compressed where the reader takes that, and not at all where they have it already. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipWith } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface PublicFile {
  readonly type: string
  readonly body: Buffer
  /** The same, compressed; null where that is not worth it. */
  readonly gzip: Buffer | null
  /** Beginning of the SHA-256 of `body`: what the strong tag is made of. */
  readonly mark: string
  /** Seconds that others may keep it. */
  readonly maxAge: number
}

const compress = promisify(gzipWith)
/** Less fits in a packet. */
const worthIt = 1_000

/** What the strong tag of these bytes is made of. */
export const markOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27)

export async function publicFile(
  type: string,
  content: string | Uint8Array,
  maxAge: number,
): Promise<PublicFile> {
  const body = Buffer.from(content)
  const mark = markOf(body)
  const isText = !type.startsWith('application/pdf')
  return { type, body, mark, maxAge, gzip: isText && body.length >= worthIt ? await compress(body) : null }
}

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
