/** Publishes rankings for every site in the world: sent like files, with ETags for revalidation. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@stolik/core'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import { workbookForms } from '@stolik/files/write/workbook'
import { payerAt, prices } from '../../http/budget.js'
import { openToAll, sendFile, publicFile, type PublicFile } from '../../http/public-file.js'
import { TooMany } from '../../http/too-many.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import { showRefused } from '../show/show.js'
import {
  clubAsked,
  editionAsked,
  isMalformed,
  personAsked,
  rankingAsked,
  tableAsked,
  type Asked,
  type Malformed,
} from '../publish/asked.js'
import { keptFiles } from '../publish/files.js'
import { localeOf } from '../publish/language.js'
import { nonePage } from '../publish/pages.js'
import { styleSheet } from '../publish/style.js'

export interface PublishDeps {
  readonly gateway: Gateway
  /** Further options of all these routes. */
  readonly options: object
}

/** Other processes write too. Their changes appear after this many milliseconds at most. */
const keepFor = 30_000
const mostBytes = 64 * 1024 * 1024
/**
 * The same limit for exports, which contain all lists. They have a cache of their own, so that they push nothing else out.
 */
const mostExportBytes = 128 * 1024 * 1024

interface OfRanking {
  readonly Params: { readonly ranking: string; readonly file?: string }
  readonly Querystring: { readonly lang?: unknown; readonly page?: unknown }
}

export function servePublished(app: FastifyInstance, { gateway, options }: PublishDeps): void {
  const { rankings, log, time, budget } = gateway
  const keeping = { version: () => rankings.version(), now: () => time.now(), keepFor }
  const files = keptFiles<RankingRefusal>({ ...keeping, most: mostBytes })
  const exports = keptFiles<RankingRefusal>({ ...keeping, most: mostExportBytes })

  const answer = async (
    request: FastifyRequest<OfRanking>,
    reply: FastifyReply,
    wanted: Asked | Malformed,
  ): Promise<FastifyReply> => {
    open(reply)
    if (isMalformed(wanted)) {
      const status = wanted.field === 'file' ? 404 : 400
      return refused(reply, status, refuse('MALFORMED', { field: wanted.field }))
    }
    // A program that reads the table sends no `lang`, so it gets the same headings on every machine.
    const inItsWords = tableAsked(wanted) !== undefined && request.query.lang !== undefined
    const target: Asked = inItsWords && wanted.of === 'edition' ? { ...wanted, inWords: true } : wanted
    const isPage = target.form === 'html'
    const hasWords = isPage || target.form === 'pdf' || target.form === 'atom' || inItsWords
    const locale = hasWords ? localeOf(request.query.lang, request.headers['accept-language']) : 'en'
    if (hasWords) inWords(reply, locale)
    if (isPage) reply.header('content-security-policy', policy)
    try {
      const cache = target.form === 'export' ? exports : files
      const file = await cache(
        JSON.stringify([target, locale]),
        () => rankings.press(target, locale),
        () => budget.pay(payerAt(request.ip), priceOf(target)),
      )
      if (!('refused' in file)) return await sendFile(request, reply, file)
      return isPage ? await lost(reply, locale, target) : await refused(reply, 404, file)
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(log, 'a ranking could not be shown', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  }

  let style: Promise<PublicFile> | undefined
  app.get('/rankings/style.css', options, async (request, reply) => {
    style ??= publicFile('text/css; charset=utf-8', styleSheet, 3600)
    return sendFile(request, open(reply), await style)
  })
  app.get('/rankings', options, (_, reply) => reply.redirect('/rankings/', 308))
  app.get<OfRanking>('/rankings/', options, (request, reply) =>
    answer(request, reply, { of: 'list', form: 'html' }),
  )
  // Links are relative to the folder, so the address needs its slash.
  app.get<OfRanking>('/rankings/:ranking', options, (request, reply) =>
    reply.redirect(`/rankings/${encodeURIComponent(request.params.ranking)}/`, 308),
  )
  for (const address of ['/rankings/:ranking/', '/rankings/:ranking/:file'])
    app.get<OfRanking>(address, options, (request, reply) => {
      const { ranking, file = '' } = request.params
      return answer(request, reply, rankingAsked(ranking, file, request.query.page))
    })
  app.get<OfRanking>('/rankings/:ranking/editions/:file', options, (request, reply) => {
    const { ranking, file = '' } = request.params
    return answer(request, reply, editionAsked(ranking, file, request.query.page))
  })
  app.get<OfRanking>('/rankings/:ranking/people/:file', options, (request, reply) => {
    const { ranking, file = '' } = request.params
    return answer(request, reply, personAsked(ranking, file))
  })
  app.get<OfRanking>('/rankings/:ranking/clubs/:file', options, (request, reply) => {
    const { ranking, file = '' } = request.params
    return answer(request, reply, clubAsked(ranking, file))
  })
}

function priceOf({ of, form }: Asked): number {
  if (['pdf', 'export', ...workbookForms].includes(form)) return prices.print
  return of === 'edition' || of === 'club' ? prices.edition : prices.entry
}

const inWords = (reply: FastifyReply, locale: Locale): FastifyReply =>
  reply.header('content-language', locale).header('vary', 'accept-encoding, accept-language')

/** A page runs no scripts and loads nothing but our style sheet. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const open = (reply: FastifyReply): FastifyReply => openToAll(reply).header('vary', 'accept-encoding')

const refused = (reply: FastifyReply, status: number, refusal: RankingRefusal): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(showRefused(refusal))

/** Tells a reader in words that nothing is published. Not cached, because there may be something tomorrow. */
const lost = (reply: FastifyReply, locale: Locale, request: Asked): FastifyReply => {
  const isDeep =
    request.of === 'person' || request.of === 'club' || (request.of === 'edition' && request.number !== null)
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(nonePage(locale, isDeep ? '../../' : '../'))
}
