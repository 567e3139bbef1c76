/** What is published of rankings, for every site in the world: sent as files are, and asked for again by tag. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { logFailure } from '../../failure.js'
import type { Gateway } from '../../gateway.js'
import { isRankingRefusal, refuse, type RankingRefusal } from '../refusal.js'
import { showRefused } from '../show.js'
import { editionAsked, isMalformed, latestAsked, personAsked, type Malformed } from './asked.js'
import { keptFiles, type PublicFile } from './files.js'
import { press, type AskedFile } from './press.js'

export interface PublishDeps {
  readonly gateway: Pick<Gateway, 'rankings' | 'games' | 'log' | 'time' | 'audience'>
  /** What all these routes have besides. */
  readonly options: object
}

/** Other processes write too, and what they wrote is seen after so long at most. */
const keepFor = 30_000
const mostBytes = 64 * 1024 * 1024

interface OfRanking {
  readonly Params: { readonly ranking: string; readonly file: string }
}

export function servePublished(app: FastifyInstance, { gateway, options }: PublishDeps): void {
  const { rankings, games, log, time, audience } = gateway
  const make = press({ rankings, games, source: audience })
  const kept = keptFiles({
    version: () => rankings.version(),
    now: () => time.now(),
    keepFor,
    most: mostBytes,
  })

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Omit<AskedFile, 'locale'> | Malformed,
  ): Promise<FastifyReply> => {
    open(reply)
    if (isMalformed(asked)) {
      const status = asked.field === 'file' ? 404 : 400
      return refused(reply, status, refuse('MALFORMED', { field: asked.field }))
    }
    try {
      const file = await kept(JSON.stringify(asked), () => make({ ...asked, locale: null } as AskedFile))
      return isRankingRefusal(file) ? await refused(reply, 404, file) : await send(request, reply, file)
    } catch (error) {
      logFailure(log, 'a ranking could not be shown', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  }

  app.get<OfRanking>('/rankings/:ranking/:file', options, (request, reply) =>
    answer(request, reply, latestAsked(request.params.ranking, request.params.file)),
  )
  app.get<OfRanking>('/rankings/:ranking/editions/:file', options, (request, reply) =>
    answer(request, reply, editionAsked(request.params.ranking, request.params.file)),
  )
  app.get<OfRanking>('/rankings/:ranking/people/:file', options, (request, reply) =>
    answer(request, reply, personAsked(request.params.ranking, request.params.file)),
  )
}

/** Every page of every site may read it: there is nothing in it that is not for all. */
const open = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'etag')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('vary', 'accept-encoding')

const refused = (reply: FastifyReply, status: number, refusal: RankingRefusal): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(showRefused(refusal))

function send(request: FastifyRequest, reply: FastifyReply, file: PublicFile): FastifyReply {
  const zip =
    file.gzip !== null &&
    /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(request.headers['accept-encoding'] ?? '')
  // Strong: other bytes have another tag, also where they are the same words.
  const tag = `"${file.mark}${zip ? '-gzip' : ''}"`
  reply.header('etag', tag).header('cache-control', `public, max-age=${file.maxAge}`)
  if (matches(request.headers['if-none-match'], file.mark)) return reply.code(304).send()
  if (zip) reply.header('content-encoding', 'gzip')
  return reply.type(file.type).send(zip ? file.gzip : file.body)
}

/** RFC 9110, 13.1.2: any of several, weak ones too, whatever they are compressed by. */
const matches = (header: string | undefined, mark: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => /^(?:W\/)?"(.*?)(?:-gzip)?"$/.exec(one.trim())?.[1] === mark))
