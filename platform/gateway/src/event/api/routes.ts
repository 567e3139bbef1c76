/** Papers and results of events for download. Somebody without the right to a paper does not learn whether it exists. */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { locales, type Locale } from '@stolik/core'
import type { privileges } from '../../account/privilege.js'
import { internalFault } from '../../graphql/errors.js'
import { logFailure } from '../../base/failure.js'
import type { Gateway } from '../../api/gateway.js'
import { tableFile, tableForm, tableTypes, type TableForm } from '../../base/table-file.js'
import { prices } from '../../http/budget.js'
import { TooMany } from '../../http/too-many.js'
import type { Identify } from '../../account/context.js'
import { entriesTable, listsTable } from '../print/brought-tables.js'
import { cashTable } from '../print/cash-table.js'
import { isSecret, ofSeries, singles, type Paper } from '../print/documents.js'
import type { Offer } from '../../base/offer.js'
import type { EventState } from '@stolik/event/model/state'
import type { Source } from '../print/paper-source.js'
import { keptFor } from '../../rules/kept-name.js'
import type { LiveEvent } from '../live/event.js'
import { certificatesOf, type CertificatesQuery } from '../print/certificates-asked.js'
import { resultsJson, resultsTable } from '../print/export.js'
import { dealsPlayed } from '../store/same-deals.js'
import { dealsToPrint } from '../print/slips-paper.js'
import { drawsJson } from '@stolik/event/draw/proofs'
import type { Logged } from '@stolik/event/model/entry'
import { publicSight, seenAs, sightOf, type Sight } from '../viewers/sight.js'
import { knower, type Who } from '../viewers/who.js'

export interface RoutesDeps {
  readonly gateway: Gateway
  readonly privilege: ReturnType<typeof privileges>
  readonly identify: Identify
  /** Further options of all these routes. */
  readonly options: object
}

/** How many papers are cached. Each is made once for all who request it. */
const mostKept = 40

interface Asked {
  readonly Params: { readonly id: string; readonly file: string }
  readonly Querystring: { readonly lang?: string; readonly zone?: string } & CertificatesQuery
}

export function serveEventFiles(
  app: FastifyInstance,
  { gateway, privilege, identify, options }: RoutesDeps,
): void {
  const { events, eventStore, eventKeys: keys, games, log, settings, secrets, printing, budget } = gateway
  const whoIs = knower({ keys, accounts: gateway.accounts, privilege, changes: gateway.changes })
  const cached = new LRUCache<string, Promise<Uint8Array | undefined>>({ max: mostKept })

  const once = (
    tag: string,
    make: () => Promise<Uint8Array | undefined>,
  ): Promise<Uint8Array | undefined> => {
    const known = cached.get(tag)
    if (known !== undefined) return known
    const making = make()
    cached.set(tag, making)
    making.catch(() => cached.delete(tag))
    return making
  }

  const make = async (source: Source, file: File, lang: Locale | null): Promise<Uint8Array | undefined> => {
    if (isTable(file)) {
      const table = tables[file.table](source, lang)
      return table && tableFile(table, file.form, lang)
    }
    if (file === 'results.json') {
      const dealt = await dealsPlayed(source.state, gateway.store)
      return Buffer.from(resultsJson(source, await logOf(source), dealt), 'utf8')
    }
    if (file === 'draws.json') return Buffer.from(drawsJson(await logOf(source), source.offer.plugin), 'utf8')
    const { state, locale, timeZone, at, ruleName: name, site, offer } = source
    if (site === null) return undefined
    const paper = file.kind === 'slips' ? slipsOf(site.id, state, file.series, offer.plugin) : file
    if (paper === undefined) return undefined
    const { url, id } = site
    return printing.print({
      state,
      locale,
      timeZone,
      at,
      ruleName: name,
      secret: secrets.now(),
      game: state.regulations.game,
      site: { url, id },
      paper,
    })
  }

  /** A draw is based on the event as it was at that time. */
  const logOf = async ({ state, site }: Source): Promise<readonly Logged[]> =>
    site === null ? [] : (await eventStore.log(site.id)).slice(0, state.length)

  const slipsOf = (
    event: string,
    state: EventState,
    series: number,
    plugin: Offer['plugin'],
  ): Paper | undefined => {
    const deals = dealsToPrint(event, state, series, keys, plugin)
    return deals && { kind: 'slips', series, ...deals }
  }

  const missing = (reply: FastifyReply): FastifyReply =>
    reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' })

  /** The club of whoever announced the event. */
  const clubOf = async (event: LiveEvent): Promise<string | null> => {
    const owner = event.owner()
    const account = owner.kind === 'direction' ? await gateway.accounts.byId(owner.account) : undefined
    return account?.club ?? null
  }

  const sourceOf = async (
    event: LiveEvent,
    request: FastifyRequest<Asked>,
    sight: Sight,
  ): Promise<Source | undefined> => {
    const { state } = seenAs(event.state(), sight)
    const offer = games.find(({ plugin }) => plugin.id === state.regulations.game)
    const { lang, zone = 'Europe/Warsaw' } = request.query
    if (offer === undefined || !isZone(zone)) return undefined
    const url = `${settings.url()}/event/${event.id}`
    const { game, format } = state.regulations
    const rules = await keptFor(gateway, game, format.profile, () => clubOf(event))
    return {
      state,
      offer,
      locale: locales.find((one) => one === lang) ?? 'pl',
      timeZone: zone,
      at: event.at(),
      ruleName: rules?.name ?? null,
      site: { url, id: event.id, keys },
    }
  }

  app.get<Asked>('/files/event/:id/:file', options, async (request, reply) => {
    const file = readName(request.params.file, request.query)
    if (file !== undefined && typeof file === 'object' && 'refused' in file)
      return reply.code(400).send({ code: 'MALFORMED', message: file.refused })
    const event = file === undefined ? undefined : await events.find(request.params.id)
    if (file === undefined || event === undefined || 'refused' in event) return missing(reply)
    await event.catchUp()
    const paper = typeof file === 'object' && !isTable(file) ? file : undefined
    const secret = paper === undefined ? isTable(file) && secretTables.includes(file.table) : isSecret(paper)
    // Public papers are the same for everybody, whoever asks.
    let sight = publicSight
    if (secret) {
      const who = await whoIs(event, await identify(request.headers.authorization, request), null)
      if ('refused' in who) return missing(reply)
      const atDoor = paper?.kind === 'cards' && who.door !== null
      if (who.director === null && !atDoor) return missing(reply)
      sight = sightOf(event.state(), who)
      if (paper?.kind === 'slips' && !mayPrint(event.state(), paper, who)) return missing(reply)
    }
    const source = await sourceOf(event, request, sight)
    if (source === undefined) return missing(reply)
    const { state, locale, timeZone, site } = source
    const lang = locales.find((one) => one === request.query.lang) ?? null
    // Only what a file depends on is part of its tag.
    const byPaper = paper && [
      ...[locale, String(lang), timeZone, source.ruleName ?? '', site?.url ?? ''],
      JSON.stringify(file),
    ]
    const byTable = isTable(file) ? [String(lang), ...(file.table === 'cash' ? [timeZone] : [])] : []
    const by = byPaper ?? byTable
    const tag = `"${hash([event.id, state.length, request.params.file, sight, ...by])}"`
    // Secret papers must not be cached.
    reply.header('etag', tag).header('cache-control', secret ? 'private, no-store' : 'no-cache')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    try {
      // Cached files cost nothing.
      if (!cached.has(tag))
        await budget.pay(await identify(request.headers.authorization, request), priceOf(file))
      const content = await once(tag, () => make(source, file, lang))
      if (content === undefined) return await missing(reply)
      const name = `${state.regulations.name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${request.params.file}`
      return await reply
        .type(types[request.params.file.split('.').pop() as keyof typeof types])
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Buffer.from(content))
    } catch (error) {
      if (error instanceof TooMany) throw error
      logFailure(log, 'a paper of an event could not be made', error, request.id)
      return reply.code(500).send(internalFault(request.id))
    }
  })
}

/** Only directors who do not play, and whose printing the log says. */
const mayPrint = ({ slips }: EventState, slip: SlipsAsked, { director, player }: Who): boolean =>
  player === null &&
  slips.some(({ series, account }) => series === slip.series && account === director?.account)

const types = { pdf: 'application/pdf', json: 'application/json', ...tableTypes } as const

/** Its deals are added once it is known who asks. */
type SlipsAsked = { readonly kind: 'slips'; readonly series: number }
type File = Exclude<Paper, { kind: 'slips' }> | SlipsAsked | TableAsked | (typeof data)[number]

const data = ['results.json', 'draws.json'] as const

/** Tables, each as CSV and as a workbook. */
interface TableAsked {
  readonly table: keyof typeof tables
  readonly form: TableForm
}

const isTable = (file: File): file is TableAsked => typeof file === 'object' && 'table' in file

const tables = {
  results: resultsTable,
  cash: cashTable,
  entries: ({ state }: Source, lang: Locale | null) => entriesTable(state, lang),
  lists: ({ state }: Source, lang: Locale | null) => listsTable(state, lang),
} as const

/** With what only the director knows: who has paid, and licences. */
const secretTables: readonly TableAsked['table'][] = ['cash', 'entries']

/** Workbooks are packed, which takes as long as a paper. */
const isPacked = ({ form }: TableAsked): boolean => form !== 'csv'

/** Draws are read from the log, which costs more; `results.json` has them as well, but makes them only once after each draw. */
function priceOf(file: File): number {
  if (isTable(file)) return isPacked(file) ? prices.print : prices.results
  if (typeof file === 'object') return file.kind === 'fallback' ? prices.printSeries : prices.print
  return file === 'draws.json' ? prices.print : prices.results
}

/** Reads a file name such as `regulations.pdf`, `draw-1.pdf` or `results.csv`: these are public (PT 6.3, PT 9.8). */
function readName(file: string, query: CertificatesQuery): File | { readonly refused: string } | undefined {
  const written = data.find((one) => one === file)
  if (written !== undefined) return written
  const [table = '', ending, ...more] = file.split('.')
  const form = tableForm(ending)
  if (form !== undefined && more.length === 0 && Object.hasOwn(tables, table))
    return { table: table as keyof typeof tables, form }
  const [, name, n] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.pdf$/.exec(file) ?? []
  if (name === 'receipt') return n === undefined ? undefined : { kind: name, number: Number(n) }
  if (name === 'slips') return n === undefined ? undefined : { kind: name, series: Number(n) }
  if (n !== undefined) {
    const kind = ofSeries.find((one) => one === name)
    return kind === undefined ? undefined : { kind, series: Number(n) }
  }
  if (name === 'certificates') return certificatesOf(query)
  const kind = singles.find((one) => one === name)
  return kind === undefined ? undefined : { kind }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const hash = (of: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27)
