/** Publishes leagues for every site in the world: sent like files, with ETags for revalidation. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedLeague } from '@stolik/contract/published/league'
import type { Locale } from '@stolik/core'
import { refuse, type LeagueRefusal } from '@stolik/league/model/refusal'
import type { LeagueState } from '@stolik/league/model/state'
import { logFailure } from '../../base/failure.js'
import { payerAt, prices } from '../../http/budget.js'
import { openToAll, publicFile, sendFile, type PublicFile } from '../../http/public-file.js'
import { TooMany } from '../../http/too-many.js'
import { tableFile, tableForm, tableForms, tableTypes } from '../../base/table-file.js'
import { resultsTable, standingsTable } from '../tables.js'
import { withReopened, costOf, published, showHead, showRefused } from '../show.js'
import { keptFiles } from '../../ranking/publish/files.js'
import { localeOf } from '../../ranking/publish/language.js'
import { keptByAnybody } from '../../rules/kept-name.js'
import { leagueParts } from '../papers/league.js'
import type { PublishDeps } from '../../ranking/api/publish-routes.js'

interface Asked {
  readonly Params: { readonly league: string; readonly file: string }
  readonly Querystring: { readonly lang?: unknown }
}

/** Other processes write too. Their changes appear after this many milliseconds at most. */
const keepFor = 30_000
const mostBytes = 16 * 1024 * 1024
/** Seconds that others may keep a file: somebody waits for a result. */
const maxAge = 15

type Made = PublicFile | LeagueRefusal

export function serveLeagues(app: FastifyInstance, { gateway, options }: PublishDeps): void {
  const { budget, eventStore, leagues, log, printing, rankings, time } = gateway
  const publishedOf = async (state: LeagueState): Promise<PublishedLeague> =>
    withReopened(eventStore, await published(rankings, state))
  const files = keptFiles<LeagueRefusal>({
    version: () => leagues.version() + rankings.version(),
    now: () => time.now(),
    keepFor,
    most: mostBytes,
  })

  const pdf = async (
    state: LeagueState,
    part: (typeof leagueParts)[number],
    locale: Locale,
  ): Promise<Made> => {
    const league = await publishedOf(state)
    const { game, profile } = league.rules
    const ruleName = (await keptByAnybody(gateway, game, profile))?.name ?? null
    const bytes = await printing.print({ game, league, part, locale, ruleName })
    return bytes === undefined ? refuse('UNKNOWN_GAME') : publicFile('application/pdf', bytes, maxAge)
  }

  /** By the name of the file: what it costs, and how it is made. */
  const made: Readonly<
    Record<string, readonly [number, (state: LeagueState, locale: Locale, inWords: boolean) => Promise<Made>]>
  > = {
    'league.json': [
      prices.entry,
      async (state) => publicFile(types.json, `${JSON.stringify(await publishedOf(state))}\n`, maxAge),
    ],
    ...Object.fromEntries(
      Object.entries({ table: standingsTable, results: resultsTable }).flatMap(([name, make]) =>
        tableForms.map((form) => [
          `${name}.${form}`,
          [
            form === 'csv' ? prices.entry : prices.print,
            async (state: LeagueState, locale: Locale, inWords: boolean) => {
              const heads = inWords ? locale : null
              const table = make(await publishedOf(state), heads)
              return publicFile(tableTypes[form], tableFile(table, form, heads), maxAge)
            },
          ],
        ]),
      ),
    ),
    ...Object.fromEntries(
      leagueParts.map((part) => [
        `${part}.pdf`,
        [prices.print, (state: LeagueState, locale: Locale) => pdf(state, part, locale)],
      ]),
    ),
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    pay: () => Promise<void>,
    make: () => Promise<Made>,
  ): Promise<FastifyReply> => {
    open(reply)
    try {
      const file = await files(key, make, pay)
      return 'refused' in file ? await refused(reply, 404, file) : await sendFile(request, reply, file)
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(log, 'a league could not be shown', error)
      return refused(reply, 503, refuse('UNAVAILABLE'))
    }
  }

  app.get('/leagues/list.json', options, (request, reply) => {
    const pay = (): Promise<void> => budget.pay(payerAt(request.ip), prices.entry)
    return send(request, reply, 'list', pay, async () => {
      const leaguesNow = (await leagues.newest()).map(showHead)
      return publicFile(types.json, `${JSON.stringify({ leagues: leaguesNow })}\n`, maxAge)
    })
  })
  app.get<Asked>('/leagues/:league/:file', options, (request, reply) => {
    const { league, file } = request.params
    const [price, make] = Object.hasOwn(made, file) ? (made[file] ?? []) : []
    if (price === undefined || make === undefined)
      return refused(open(reply), 404, refuse('MALFORMED', { field: 'file' }))
    if (!/^[a-z0-9-]{1,40}$/.test(league))
      return refused(open(reply), 400, refuse('MALFORMED', { field: 'league' }))
    const { lang } = request.query
    // A program that reads a table sends no `lang`, so it gets the same headings on every machine.
    const isTable = tableForm(file.split('.').pop()) !== undefined
    const inWords = file.endsWith('.pdf') || (isTable && lang !== undefined)
    const locale = inWords ? localeOf(lang, request.headers['accept-language']) : 'en'
    if (inWords) reply.header('content-language', locale)
    const key = JSON.stringify([league, file, locale, inWords])
    const pay = async (): Promise<void> => {
      await budget.pay(payerAt(request.ip), price)
      const state = await leagues.find(league)
      if (state !== undefined) await budget.pay(payerAt(request.ip), costOf(state))
    }
    return send(request, reply, key, pay, async () => {
      const state = await leagues.find(league)
      return state === undefined ? refuse('UNKNOWN_LEAGUE', { league }) : make(state, locale, inWords)
    })
  })
}

const types = { json: 'application/json; charset=utf-8' } as const

const open = (reply: FastifyReply): FastifyReply =>
  openToAll(reply).header('vary', 'accept-encoding, accept-language')

const refused = (reply: FastifyReply, status: number, refusal: LeagueRefusal): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(showRefused(refusal))
