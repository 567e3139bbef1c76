/** Serves GraphQL at `/graphql`: queries and mutations by POST, live data by WebSocket. */
import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GraphQLError, Kind, OperationTypeNode, type GraphQLSchema } from 'graphql'
import mercurius from 'mercurius'
import { logFailure, type Log } from '../base/failure.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { Time } from '../base/time.js'
import { mayConnect } from '../account/origin.js'
import type { Budget } from '../http/budget.js'
import type { Rates } from '../http/rates.js'
import { longByFile, longForAccounts, maxFileBytes } from './too-long.js'
import { limitAddress, countRequest } from '../http/too-many.js'
import { admission, admitRequest, documentsOf, mostKnown } from './admission.js'
import type { Context, Identify } from '../account/context.js'
import { formatExecution } from './errors.js'
import { socketLimitsAt, type SocketLimits } from './guard.js'
import { limits, maxBytes, maxTokens } from './limits.js'
import { socketServer, type SocketDeps } from './socket.js'

interface GraphqlDeps {
  readonly schema: GraphQLSchema
  readonly streams: SocketDeps['streams']
  readonly identify: Identify
  readonly changes: SocketDeps['changes']
  readonly sessions: SocketDeps['sessions']
  readonly moved: SocketDeps['moved']
  readonly rates: Rates
  /** How many requests one address, and one person, may make in ten seconds; undefined: any number. */
  readonly rate: number | undefined
  readonly sockets: SocketLimits | undefined
  /** Whether people should connect to another gateway. */
  readonly isCutOff: () => boolean
  /** Sites whose pages may open a socket, besides our own. */
  readonly sites: Pick<InstallationSettings, 'allows'>
  readonly time: Time
  readonly log: Log
  readonly budget: Budget
  /** Folder of the built portal. */
  readonly portal: string | undefined
  readonly development: boolean
}

export async function serveGraphql(app: FastifyInstance, deps: GraphqlDeps): Promise<void> {
  const { schema, streams, identify, changes, sessions, rates, rate, sites, time, log, development } = deps
  const own = documentsOf(deps.portal)
  const admitDocument = admission(deps.budget, own)
  const admit = async ({ person }: Context): Promise<void> => {
    if (person !== null) await countRequest(rates, `person:${person.id}`, rate)
  }
  const take = socketServer({
    schema,
    streams,
    identify,
    changes,
    sessions,
    admit: rate === undefined ? undefined : admit,
    admitDocument,
    moved: deps.moved,
    time,
    log,
    limits: deps.sockets ?? socketLimitsAt(rate),
  })
  // Registered before the sockets, whose hook turns the handler set here into the upgrade of the route.
  app.addHook('onRoute', (route) => {
    if (route.url === '/graphql' && route.method === 'GET') route.wsHandler = take
  })
  await app.register(websocket, {
    errorHandler: (error, socket) => {
      // After an invalid frame the socket is already closing with the right code. Anything else is our own failure.
      if (socket.readyState !== socket.OPEN) return
      logFailure(log, 'a socket failed', error)
      socket.close(1011)
    },
    preClose(done) {
      const { clients } = this.websocketServer
      for (const socket of clients) socket.close(1001, 'The gateway stops')
      // Clients that do not answer are cut off.
      time.after(1_000, () => clients.forEach((socket) => socket.terminate()))
      done()
    },
    options: {
      maxPayload: maxBytes,
      // The guard answers pings itself, as long as the other side reads the answers.
      autoPong: false,
      verifyClient: (
        { req }: { req: IncomingMessage },
        answer: (may: boolean, status: number) => void,
      ): void => {
        // A proxy then asks the next gateway.
        if (deps.isCutOff()) return answer(false, 503)
        // At any other address the socket would open and then close without a reason.
        if (req.url?.split('?')[0] === '/graphql') answer(mayConnect(sites, req), 401)
        else answer(false, 404)
      },
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
    // Without source locations, which take more memory than everything else.
    graphql: { parseOptions: { maxTokens, noLocation: true } },
    // Documents of strangers may be as long as a body, so only as many are cached as were recently paid for. All of our own
    // are cached, because nobody pays for them.
    cache: mostKnown + own.size,
    errorFormatter: (execution, context) => formatExecution(log, execution, context.reply.request.id),
    additionalRouteOptions: {
      bodyLimit: maxFileBytes,
      // Before the body is read. mercurius itself uses `onRequest`.
      preParsing: [...(rate === undefined ? [] : [limitAddress(rates, rate)]), longForAccounts(identify)],
      preValidation: [wellFormed, longByFile, admitRequest(admitDocument, identify)],
    },
  })
  // As a request, a subscription would be answered once and skip the checks at its start.
  app.graphql.addHook('preExecution', (_schema, { definitions }) => {
    const subscribes = definitions.some(
      (d) => d.kind === Kind.OPERATION_DEFINITION && d.operation === OperationTypeNode.SUBSCRIPTION,
    )
    if (subscribes) throw new GraphQLError('Subscriptions go over the socket.')
  })
}

class Malformed extends Error {
  readonly statusCode = 400
}

/**
 * Accepts one request in the form of the specification. Nothing is coerced: otherwise a `query` that is not text would later
 * be taken for one.
 * @throws Malformed
 */
function wellFormed({ method, body }: FastifyRequest): Promise<void> {
  return method !== 'POST' || isQuestion(body)
    ? Promise.resolve()
    : Promise.reject(
        new Malformed('A request is { "query": text, "variables": object, "operationName": text }.'),
      )
}

function isQuestion(body: unknown): boolean {
  if (!isObject(body)) return false
  const { query, variables = null, operationName = null } = body
  return (
    typeof query === 'string' &&
    (variables === null || isObject(variables)) &&
    (operationName === null || typeof operationName === 'string')
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
