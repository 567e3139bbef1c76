/** The gateway as a Fastify app, built from what it is given; it reads neither environment nor clock itself. */
import type { Writable } from 'node:stream'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { GraphQLError, Kind, OperationTypeNode } from 'graphql'
import mercurius from 'mercurius'
import { tokens as makeTokens } from './account/tokens.js'
import type { Entropy } from './entropy.js'
import { logFailure } from './failure.js'
import { contextOf } from './graphql/context.js'
import { formatExecution, statusOf } from './graphql/errors.js'
import { socketLimits, type SocketLimits } from './graphql/guard.js'
import { limits, maxBytes, maxTokens } from './graphql/limits.js'
import { socketServer } from './graphql/socket.js'
import { lobbyWatch } from './lobby/watch.js'
import type { Offer } from './offer.js'
import { resolversOf } from './resolvers.js'
import { assemble, resolveBy } from './schema.js'
import type { Store } from './store/store.js'
import type { Pace } from './table/due.js'
import { houseAlone, type House } from './table/house.js'
import { openTables } from './table/tables.js'
import type { Time } from './time.js'
import { mayConnect } from './web/origin.js'
import { servePortal } from './web/portal.js'

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
  /** Sites whose pages may use this gateway, such as `https://club.example`; our own need not be listed. */
  readonly origins?: readonly string[]
  /** Requests that one address may make in ten seconds; undefined = any number. */
  readonly rate?: number
  readonly sockets?: SocketLimits
  /** GraphiQL, and no content security policy in its way. */
  readonly development?: boolean
}

/** What a page may load: nothing but our own. The elements' styles are inline where a browser is old. */
const policy = {
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'"],
  // A gateway in a club's own network has no certificate, so nothing may be upgraded to https.
  upgradeInsecureRequests: null,
}

/** Takes up the tables of the store. Closing the app stops them, then closes the store. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { games, store, time, entropy, pace, origins = [], development = false } = deps
  const { house = houseAlone() } = deps
  const app = Fastify({
    logger: deps.logger,
    // Addresses carry invitations, so they are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBytes,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    // The address of a guest behind a proxy of this very machine is what the proxy says.
    trustProxy: 'loopback',
  })
  const log = app.log
  const tokens = makeTokens(deps.secret)
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
  resolveBy(schema, resolversOf({ games, tables, lobby, store, tokens, entropy, time, pace }))

  app.setErrorHandler((error: Error, _request, reply) => {
    const status = statusOf(error)
    if (status < 500) return reply.code(status).send({ message: error.message })
    logFailure(log, 'a request failed', error)
    return reply.code(500).send({ message: 'Something went wrong on our side.' })
  })
  await app.register(helmet, {
    // Whether there is to be a certificate is for the proxy in front to say.
    strictTransportSecurity: false,
    contentSecurityPolicy: development ? false : { directives: policy },
  })
  await app.register(cors, { origin: [...origins] })
  if (deps.rate !== undefined)
    await app.register(rateLimit, { global: false, max: deps.rate, timeWindow: 10_000 })

  const take = socketServer({ schema, tokens, time, log, limits: deps.sockets ?? socketLimits })
  // Before the sockets: their hook turns the handler that is set here into the upgrade of the route.
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql' && route.method === 'GET') route.wsHandler = take
  })
  await app.register(websocket, {
    preClose(done) {
      const { clients } = this.websocketServer
      for (const socket of clients) socket.close(1001, 'The gateway stops')
      // Who does not answer is not waited for.
      time.after(1_000, () => clients.forEach((socket) => socket.terminate()))
      done()
    },
    options: {
      maxPayload: maxBytes,
      verifyClient: ({ req }: { req: Parameters<typeof mayConnect>[1] }) => mayConnect(origins, req),
    },
  })
  await app.register(mercurius, {
    schema,
    graphiql: development,
    context: ({ headers }) => contextOf(tokens, headers.authorization),
    validationRules: [...limits],
    graphql: { parseOptions: { maxTokens } },
    errorFormatter: (execution) => formatExecution(log, execution),
    ...(deps.rate !== undefined && { additionalRouteOptions: { config: { rateLimit: {} } } }),
  })
  // Run as a request, a subscription would be answered once and never checked at its start.
  app.graphql.addHook('preExecution', (_schema, { definitions }) => {
    const subscribes = definitions.some(
      (d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === OperationTypeNode.SUBSCRIPTION,
    )
    if (subscribes) throw new GraphQLError('Subscriptions go over the socket.')
  })
  if (deps.portal !== undefined) await servePortal(app, deps.portal)

  app.addHook('onClose', async () => {
    lobby.stop()
    await tables.stop()
    await store.close()
  })
  return app
}
