/** Files that many people request. Sent compressed if the reader accepts that, and not at all if they have them already. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface PublicFile {
  readonly type: string
  readonly body: Buffer
  /** The body compressed, as far as that is worth it. */
  readonly compressed: Readonly<Partial<Record<Coding, Buffer>>>
  /** Beginning of the SHA-256 of `body`, the base of the strong ETag. */
  readonly mark: string
  /** Seconds that caches may keep it. */
  readonly maxAge: number
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
/** The best quality would take a hundred times as long: 5 s instead of 44 ms for a ranking of 20,000 players. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
export const compress: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quality),
  gzip: (body) => zip(body),
}
/** The smallest first. Browsers accept brotli only over a safe connection. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]
/** A smaller body fits in one packet anyway. */
const worthIt = 1_000

/** Papers and workbooks are compressed within. */
const packed = /^application\/(?:pdf|vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\.)/

/** The base of the strong ETag of these bytes. */
export const markOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27)

/** @param forms the compressions that are made now; a file that is not cached needs only one */
export async function publicFile(
  type: string,
  content: string | Uint8Array,
  maxAge: number,
  forms: readonly Coding[] = ['gzip'],
): Promise<PublicFile> {
  const body = Buffer.from(content)
  const mark = markOf(body)
  const isWorthIt = !packed.test(type) && body.length >= worthIt
  const compressed: Partial<Record<Coding, Buffer>> = {}
  if (isWorthIt) for (const coding of forms) compressed[coding] = await compress[coding](body)
  return { type, body, mark, maxAge, compressed }
}

/** Lets every page of every site read the answer, because all of it is public. */
export const openToAll = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag')
    .header('cross-origin-resource-policy', 'cross-origin')

type Asking = Pick<FastifyRequest, 'headers'>

/** Sends a file with a strong ETag. With `maxAge` 0 it is revalidated each time. */
export const sendFile = (request: Asking, reply: FastifyReply, file: PublicFile): FastifyReply =>
  sendBytes(
    request,
    reply.header('cache-control', file.maxAge === 0 ? 'no-cache' : `public, max-age=${file.maxAge}`),
    file,
  )

/** The same with whatever the reply says about caching. */
export function sendBytes(
  request: Asking,
  reply: FastifyReply,
  file: Omit<PublicFile, 'maxAge'>,
): FastifyReply {
  const { compressed } = file
  const coding = codings.find((one) => compressed[one] !== undefined && takes(request, one)) ?? null
  if (hasAlready(request, reply, file.mark, coding)) return reply.code(304).send()
  if (coding !== null) reply.header('content-encoding', coding)
  return reply.type(file.type).send(coding === null ? file.body : compressed[coding])
}

/** Whether the reader accepts a compression: it is listed, and not with weight 0. */
export const takes = ({ headers }: Asking, coding: Coding): boolean =>
  named[coding].test(headers['accept-encoding'] ?? '')

const named = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/,
} as const

/**
 * Sets a strong ETag, and returns whether the reader has the file already. The compressed file has its own ETag, because its
 * bytes differ.
 */
export function hasAlready(
  { headers }: Asking,
  reply: FastifyReply,
  mark: string,
  coding: Coding | null,
): boolean {
  reply.header('etag', `"${mark}${coding === null ? '' : `-${coding}`}"`)
  return matches(headers['if-none-match'], mark)
}

/** RFC 9110, 13.1.2: matches any of several tags, even weak ones, whatever their compression. */
const matches = (header: string | undefined, mark: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => /^(?:W\/)?"(.*?)(?:-gzip|-br)?"$/.exec(one.trim())?.[1] === mark))
