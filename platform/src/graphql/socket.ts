/**
 * Subscriptions over WebSocket, protocol graphql-transport-ws. Documents are validated and limited like those of
 * requests; a socket that floods, does not read, or does not answer pings is dropped.
 */
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql'
import { makeServer } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { logFailure, type Log } from '../failure.js'
import type { Time } from '../time.js'
import { nobody, type Context, type Identify, type Origin } from './context.js'
import { shownErrors } from './errors.js'
import { limits, maxTokens } from './limits.js'
import { guard, type SocketLimits } from './guard.js'

export interface SocketDeps {
  readonly schema: GraphQLSchema
  readonly identify: Identify
  readonly time: Time
  readonly log: Log
  readonly limits: SocketLimits
}

interface Extra {
  readonly from: Origin
  context: Context
}

/** Takes up a socket that has just been opened. */
export function socketServer(deps: SocketDeps): (socket: WebSocket, from: Origin) => void {
  const { schema, identify, log } = deps
  const server = makeServer<{ token?: unknown }, Extra>({
    onConnect: async (ctx) => {
      ctx.extra.context = await identify(ctx.connectionParams?.token, ctx.extra.from)
    },
    onSubscribe: (ctx, _id, payload) => {
      if (Object.keys(ctx.subscriptions).length > deps.limits.subscriptions)
        return [new GraphQLError('Too many subscriptions on one socket.')]
      const args = prepare(schema, payload.query, payload.operationName)
      if (!('document' in args)) return args
      return { ...args, variableValues: payload.variables, contextValue: ctx.extra.context }
    },
    onNext: (_ctx, _id, _payload, _args, { data, errors }) => ({
      ...(data !== undefined && { data }),
      ...(errors !== undefined && { errors: shownErrors(log, errors) }),
    }),
    onError: (_ctx, _id, _payload, errors) => shownErrors(log, errors),
  })

  return (socket, from) => {
    const { send, receive } = guard(socket, deps)
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send,
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          receive((text) => {
            take(text).catch((error: unknown) => {
              logFailure(log, 'a message on a socket failed', error)
              socket.close(1011, 'Internal error')
            })
          }),
      },
      { from, context: nobody(from) },
    )
    socket.once('close', (code: number, reason: Buffer) => {
      closed(code, reason.toString()).catch((error: unknown) =>
        logFailure(log, 'a socket could not be closed', error),
      )
    })
  }
}

/** The document of a subscription, ready to run, or what is wrong with it. */
function prepare(
  schema: GraphQLSchema,
  query: string,
  operationName: string | null | undefined,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    const document = parse(query, { maxTokens })
    const errors = validate(schema, document, [...specifiedRules, ...limits])
    if (errors.length > 0) return errors
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('Only subscriptions go over the socket; the rest is asked by POST.')]
    return { schema, document, operationName: operationName ?? null }
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}
