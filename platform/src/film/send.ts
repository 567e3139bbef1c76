/** A film as it is sent: views are much alike, so that it comes to a hundredth when it is compressed. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Film } from '@stolik/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { markOf } from '../ranking/publish/files.js'
import { hasAlready, takes, type Coding } from '../web/send-file.js'

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
/** Better ones take ten times as long for a tenth less. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const pack: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, quality),
  gzip: (body) => zip(body),
}
const codings = ['br', 'gzip'] as const

/** Seconds that others may keep one of an open table: it stays as it is while the gateway does. */
const maxAge = 300

export async function sendFilm(
  request: FastifyRequest,
  reply: FastifyReply,
  film: Film,
  isPrivate: boolean,
): Promise<FastifyReply> {
  const body = Buffer.from(JSON.stringify(film))
  const coding = codings.find((one) => takes(request, one)) ?? null
  reply.header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`)
  // Beside the origin, which the answer depends on, too.
  const vary = reply.getHeader('vary')
  reply.header('vary', [...(vary === undefined ? [] : [vary]), 'accept-encoding'].join(', '))
  if (!isPrivate && hasAlready(request, reply, markOf(body), coding)) return reply.code(304).send()
  if (coding !== null) reply.header('content-encoding', coding)
  return reply.type('application/json; charset=utf-8').send(coding === null ? body : await pack[coding](body))
}
