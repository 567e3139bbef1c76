/** The gateway as a Fastify app, built from what it is given; it reads neither environment nor clock itself. */
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { GraphQLError, Kind, OperationTypeNode } from 'graphql'
import mercurius from 'mercurius'
import type { Accounts } from './account/accounts.js'
import type { Club } from './account/clubs.js'
import { memoryAccounts } from './account/memory.js'
import { passwords } from './account/passwords.js'
import { privileges } from './account/privilege.js'
import { sessions as makeSessions } from './account/sessions.js'
import { tokens as makeTokens } from './account/tokens.js'
import type { Entropy } from './entropy.js'
import { logFailure } from './failure.js'
import { limitFilms } from './film/press.js'
import { serveFilms } from './film/routes.js'
import { identifier, type Context } from './graphql/context.js'
import { formatExecution, statusOf } from './graphql/errors.js'
import { socketLimits, type SocketLimits } from './graphql/guard.js'
import { limits, maxBytes, maxTokens } from './graphql/limits.js'
import { socketServer } from './graphql/socket.js'
import { measuredResolvers, measuredStore } from './health/measured.js'
import { metrics as makeMetrics, type Metrics } from './health/metrics.js'
import { serveHealth } from './health/routes.js'
import { wellFormed } from './graphql/well-formed.js'
import { lobbyWatch } from './lobby/watch.js'
import type { Offer } from './offer.js'
import { serveImport } from './ranking/import/route.js'
import { memoryRankings } from './ranking/memory.js'
import { servePublished } from './ranking/publish/routes.js'
import { openRankings } from './ranking/rankings.js'
import type { SigningKey } from './ranking/signing.js'
import type { RankingStore } from './ranking/store.js'
import { workApart } from './ranking/work/apart.js'
import type { RankingWork, WorkDeps } from './ranking/work/here.js'
import { openWebhooks } from './ranking/webhooks/index.js'
import { memoryWebhooks } from './ranking/webhooks/memory.js'
import type { WebhookStore } from './ranking/webhooks/store.js'
import { resolversOf } from './resolvers.js'
import { assemble, resolveBy } from './schema.js'
import type { Store } from './store/store.js'
import type { Pace } from './table/due.js'
import { houseAlone, type House } from './table/house.js'
import { openTables } from './table/tables.js'
import type { Time } from './time.js'
import { drawApart, type DrawSeats } from './tournament/draw-apart.js'
import { openEvents } from './tournament/events.js'
import { eventKeys as keysOf } from './tournament/keys.js'
import { serveEventFiles } from './tournament/routes.js'
import { memoryEvents } from './tournament/memory.js'
import type { EventStore } from './tournament/store.js'
import { serveAbout } from './web/about.js'
import { clientError } from './web/client-error.js'
import { headers } from './web/headers.js'
import { mayConnect } from './web/origin.js'
import { serveEmbed } from './web/embed.js'
import { servePortal } from './web/portal.js'
import { memoryRates, type Rates } from './web/rates.js'
import { serveSite } from './web/site/routes.js'
import { longByFile, longForAccounts, maxFileBytes } from './web/too-long.js'
import { limitAddress, within } from './web/too-many.js'

export interface AppDeps {
  readonly games: readonly Offer[]
  readonly store: Store
  /** The other processes, if there are any. */
  readonly house?: House
  readonly time: Time
  readonly entropy: Entropy
  readonly pace: Pace
  readonly secret: string
  /** Where the server's own log goes; standard output unless a stream is given. */
  readonly logger: { readonly level: string; readonly stream?: Writable }
  /** Folder of the built portal, if it is to be served. */
  readonly portal?: string
  /** Address where words of the portal are corrected. */
  readonly corrections?: string
  /** Folder with what earlier builds lent other sites, of which some still load it. */
  readonly embeds?: string
  /** Sites whose pages may use this gateway, such as `https://club.example`; our own need not be listed. */
  readonly origins?: readonly string[]
  /** Forgotten with the process unless given, like `rates`. */
  readonly accounts?: Accounts
  readonly rates?: Rates
  /** Where events are kept; forgotten with the process unless given. */
  readonly events?: EventStore
  /** Where rankings are kept; forgotten with the process unless given. */
  readonly rankings?: RankingStore
  /** Where webhooks and their outbox are kept; forgotten with the process unless given. */
  readonly webhooks?: WebhookStore
  /** Whether webhooks may go to addresses of private networks. */
  readonly privateWebhooks?: boolean
  /** What the association signs editions with: the first one now, the others before. */
  readonly signingKeys?: readonly SigningKey[]
  /** Where rankings are counted and their files made; in a thread of its own unless given. */
  readonly rankingWork?: (deps: WorkDeps) => RankingWork
  /** How seats are drawn; in a thread of its own unless given. */
  readonly draw?: DrawSeats
  /** Clubs whose sites sign their members in, and embed us. */
  readonly clubs?: readonly Club[]
  /** Whom a club's tokens must be meant for. */
  readonly audience?: string
  /** Logins that are of the association. */
  readonly association?: readonly string[]
  /** Machines whose word for a sender's address is taken. */
  readonly proxies?: readonly string[]
  /** Requests that one address, and one person, may make in ten seconds; undefined = any number. */
  readonly rate?: number
  readonly sockets?: SocketLimits
  /** What is counted goes in here; our own unless given. */
  readonly metrics?: Metrics
  /** GraphiQL, and no content security policy in its way. */
  readonly development?: boolean
}

/** Sessions and used tokens that have run out are forgotten so often. */
const tidyEvery = 60 * 60_000

/** Takes up the tables of the store. Closing the app stops them, then closes the store. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { games, time, entropy, pace, origins = [], clubs = [], development = false, rate } = deps
  const { house = houseAlone(), accounts = memoryAccounts(), rates = memoryRates(time) } = deps
  const { audience = 'stolik', association = [] } = deps
  const { events: eventStore = memoryEvents(), draw = drawApart() } = deps
  const metrics = deps.metrics ?? makeMetrics()
  const store = measuredStore(deps.store, metrics)
  const app = Fastify({
    logger: deps.logger,
    // Addresses carry invitations, so they are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBytes,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    clientErrorHandler: clientError,
    // The address of a guest behind a proxy that we know is what the proxy says.
    trustProxy: [...(deps.proxies ?? ['loopback'])],
  })
  const log = app.log
  const tokens = makeTokens(deps.secret, time)
  const sessions = makeSessions({ accounts, tokens, entropy, time, log })
  const identify = identifier(tokens, sessions)
  const sites = [...new Set([...origins, ...clubs.flatMap((club) => club.origins)])]
  const lobby = lobbyWatch(time)
  const schema = assemble(games)
  const tables = await openTables({
    games,
    store,
    house,
    time,
    entropy,
    pace,
    log,
    changed: () => lobby.changed(),
  })
  const eventKeys = keysOf(deps.secret)
  const events = await openEvents({
    games,
    store: eventStore,
    tables,
    house,
    time,
    entropy,
    keys: eventKeys,
    log,
  })
  const rankings = openRankings({
    ...{ store: deps.rankings ?? memoryRankings(), keys: deps.signingKeys ?? [], time, entropy, log, games },
    ...{ source: audience, work: deps.rankingWork ?? workApart },
  })
  const webhooks = openWebhooks({
    ...{ webhooks: deps.webhooks ?? memoryWebhooks(), rankings: rankings.store },
    ...{ events, eventStore, time, log, secret: deps.secret },
    reach: { loopback: development, private: deps.privateWebhooks === true },
  })
  const watched = [rankings, events].map((one) => one.watch(() => webhooks.outbox.nudge()))
  const account = { tokens, accounts, sessions, passwords: passwords(), rates, clubs, audience, association }
  const resolvers = measuredResolvers(
    resolversOf({
      games,
      tables,
      lobby,
      store,
      entropy,
      time,
      pace,
      log,
      ...account,
      events,
      eventStore,
      eventKeys,
      rankings,
      webhooks,
      draw,
    }),
    metrics,
  )
  resolveBy(schema, resolvers)

  app.setErrorHandler((error: Error, _request, reply) => {
    const status = statusOf(error)
    const code = status === 429 ? 'TOO_MANY' : status === 413 ? 'TOO_LONG' : 'BAD_REQUEST'
    if (status < 500) return reply.code(status).send({ code, message: error.message })
    logFailure(log, 'a request failed', error)
    return reply.code(500).send({ code: 'INTERNAL', message: 'Something went wrong on our side.' })
  })
  await app.register(helmet, headers({ origins, clubs }, development))
  await app.register(cors, { origin: sites })

  const admit = async ({ person }: Context): Promise<void> => {
    if (person !== null) await within(rates, `person:${person.id}`, rate)
  }
  const take = socketServer({
    schema,
    streams: resolvers.Subscription,
    identify,
    admit: rate === undefined ? undefined : admit,
    time,
    log,
    limits: deps.sockets ?? (rate === undefined ? { ...socketLimits, messages: Infinity } : socketLimits),
  })
  // Before the sockets: their hook turns the handler that is set here into the upgrade of the route.
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql' && route.method === 'GET') route.wsHandler = take
  })
  await app.register(websocket, {
    errorHandler: (error, socket) => {
      // What was no frame is being closed with the code that tells why; anything else is a failure of ours.
      if (socket.readyState !== socket.OPEN) return
      logFailure(log, 'a socket failed', error)
      socket.close(1011)
    },
    preClose(done) {
      const { clients } = this.websocketServer
      for (const socket of clients) socket.close(1001, 'The gateway stops')
      // Who does not answer is not waited for.
      time.after(1_000, () => clients.forEach((socket) => socket.terminate()))
      done()
    },
    options: {
      maxPayload: maxBytes,
      verifyClient: ({ req }: { req: IncomingMessage }, answer: (may: boolean, status: number) => void) =>
        // At any other address it would be opened, and closed without a word.
        req.url?.split('?')[0] === '/graphql' ? answer(mayConnect(sites, req), 401) : answer(false, 404),
    },
  })
  await app.register(mercurius, {
    schema,
    graphiql: development,
    context: async (request) => {
      const context = await identify(request.headers.authorization, request)
      await admit(context)
      return context
    },
    validationRules: [...limits],
    // Without places in the text, which take more than all the rest.
    graphql: { parseOptions: { maxTokens, noLocation: true } },
    // Those of a few versions of a few sites; what strangers make up may be as long as a body.
    cache: 25,
    errorFormatter: (execution) => formatExecution(log, execution),
    additionalRouteOptions: {
      bodyLimit: maxFileBytes,
      // Before the body is read; `onRequest` is mercurius's own.
      preParsing: [...(rate === undefined ? [] : [limitAddress(rates, rate)]), longForAccounts(identify)],
      preValidation: [wellFormed, longByFile],
    },
  })
  // Run as a request, a subscription would be answered once and never checked at its start.
  app.graphql.addHook('preExecution', (_schema, { definitions }) => {
    const subscribes = definitions.some(
      (d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === OperationTypeNode.SUBSCRIPTION,
    )
    if (subscribes) throw new GraphQLError('Subscriptions go over the socket.')
  })
  const privilege = privileges({ accounts, sessions, time, association })
  const options = rate === undefined ? {} : { onRequest: limitAddress(rates, rate) }
  serveEventFiles(app, { gateway: { events, eventKeys, games, log }, privilege, identify, options })
  serveImport(app, {
    gateway: { rankings, games, entropy, log, accounts, time },
    ...{ privilege, identify, options },
  })
  serveFilms(app, {
    gateway: { games, store, log },
    ...{ identify, options, admit: rate === undefined ? undefined : limitFilms(rates, rate) },
  })
  servePublished(app, { gateway: { rankings, log, time }, options })
  metrics.watch({
    tables: () => tables.rows().map(({ phase }) => phase),
    sockets: () => app.websocketServer.clients.size,
    behind: () => house.status().behind,
  })
  serveHealth(app, metrics, time, {
    // The cheapest question there is.
    store: () => store.record('', 0),
    alone: house.alone,
    house: () => house.status().ready,
  })
  await serveEmbed(app, [
    ...(deps.portal === undefined ? [] : [join(deps.portal, 'embed')]),
    ...(deps.embeds === undefined ? [] : [deps.embeds]),
  ])
  serveAbout(app, { schema, rate, options })
  serveSite(app, {
    gateway: { events, rankings, tables, games, log, time, clubs },
    ...{ folder: deps.portal, corrections: deps.corrections, options },
  })
  await servePortal(app, deps.portal, deps.corrections)

  let cancelTidy = time.after(tidyEvery, tidy)
  function tidy(): void {
    accounts
      .tidy(time.now())
      .catch((error: unknown) => logFailure(log, 'sessions could not be tidied', error))
    cancelTidy = time.after(tidyEvery, tidy)
  }

  app.addHook('onClose', async () => {
    cancelTidy()
    lobby.stop()
    for (const unwatch of watched) unwatch()
    await webhooks.outbox.stop()
    await rankings.stop()
    await events.stop()
    await tables.stop()
    await store.close()
  })
  return app
}
