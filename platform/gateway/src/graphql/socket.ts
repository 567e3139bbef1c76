/**
 * Subscriptions and mutations over WebSocket, with the protocol graphql-transport-ws. Documents are validated and limited
 * like those of requests. A socket that floods, does not read or does not answer pings is dropped.
 */
import type { Duplex } from 'node:stream'
import type { GraphQLSchema } from 'graphql'
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, MessageType, parseMessage, type Message } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { logFailure, type Log } from '../base/failure.js'
import type { Admission } from './admission.js'
import type { Context, Identify, Origin } from '../account/context.js'
import { preparer } from './document.js'
import { shownErrors } from './errors.js'
import { guard, type SocketLimits } from './guard.js'
import { openSockets, tooManySockets } from './open-sockets.js'
import { operator, type Operator } from './operator.js'
import { outbox, type Outbox } from './outbox.js'
import { acknowledged, pong } from './protocol.js'
import type { Streams } from './resolver.js'
import { evenly } from '../base/time.js'
import { shared } from './shared.js'
import { signOuts, type SignOutDeps } from './sign-outs.js'
import { nextTurn, type Later } from '../base/turn.js'

export interface SocketDeps extends SignOutDeps {
  readonly schema: GraphQLSchema
  readonly streams: Streams
  readonly identify: Identify
  /** Counts a mutation, like one by POST. @throws if there are too many */
  readonly admit?: ((context: Context) => Promise<void>) | undefined
  /** Charges for a document before it is parsed. */
  readonly admitDocument: Admission
  readonly log: Log
  readonly limits: SocketLimits
  /** Called with the seconds that a move took, from its frame to its answer. */
  readonly moved: (seconds: number) => void
}

/** The request that opened a socket. */
export interface Opening extends Origin {
  readonly raw: { readonly socket: Duplex }
}

interface Connection {
  readonly socket: WebSocket
  readonly outbox: Outbox
  readonly from: Origin
  /** Runs its operations, once it has been greeted. */
  operator: Operator | undefined
  greeted: boolean
  /** Stops waiting for the person to be signed out. */
  forget: () => void
  /** Frees its place in the limits. */
  leave: () => void
}

/** Milliseconds within which a socket must send its first message. */
const firstWord = 3_000
/** The close code when a session is over. A client reconnects and identifies itself again. */
export const signedOut: number = CloseCode.Forbidden

/** Handles a socket that has just been opened. */
export function socketServer(deps: SocketDeps): (socket: WebSocket, opening: Opening) => void {
  const { identify, changes, time, log, limits } = deps
  const onSignOut = signOuts(deps)
  const watch = guard({ time: evenly(time), limits })
  const places = openSockets(limits)
  const later: Later = nextTurn()
  const operators = {
    ...deps,
    // Scheduled after the outbox has written the messages of this turn.
    answered: (from: number): void => later(() => deps.moved((performance.now() - from) / 1_000)),
    prepare: preparer(deps.schema),
    shared: shared({
      time: evenly(time),
      later,
      write: ({ data, errors }) =>
        JSON.stringify(errors === undefined ? { data } : { data, errors: shownErrors(log, errors) }),
    }),
  }

  /** Looks the person up again if any session changed during the lookup, because theirs may have ended. */
  const identified = async (token: unknown, from: Origin): Promise<Context> => {
    for (;;) {
      const before = changes.count()
      const context = await identify(token, from)
      if (changes.count() === before) return context
    }
  }

  const signOut = ({ socket, operator }: Connection): void => {
    // At once, without waiting until the client has answered.
    operator?.end()
    socket.close(signedOut, 'Signed out')
  }

  const greet = async (connection: Connection, token: unknown): Promise<void> => {
    const { socket, from } = connection
    if (connection.greeted) return socket.close(CloseCode.TooManyInitialisationRequests, 'Greeted before')
    connection.greeted = true
    const context = await identified(token, from)
    if (socket.readyState !== socket.OPEN) return
    if (context.person === null) {
      const leave = places.stranger(from.ip)
      if (leave === undefined) return socket.close(tooManySockets, 'Too many sockets without a token')
      const before = connection.leave
      connection.leave = () => {
        before()
        leave()
      }
    }
    connection.operator = operator({
      request: connection.from.id,
      ...operators,
      socket,
      outbox: connection.outbox,
      context,
    })
    connection.forget = onSignOut(context, () => signOut(connection))
    connection.outbox.send(acknowledged)
  }

  const take = (connection: Connection, text: string): Promise<void> | void => {
    const { socket } = connection
    const from = performance.now()
    // Messages after the close are ignored, because their sender may be signed out.
    if (socket.readyState !== socket.OPEN) return
    let message: Message
    try {
      message = parseMessage(text)
    } catch {
      return socket.close(CloseCode.BadRequest, 'Invalid message')
    }
    switch (message.type) {
      case MessageType.ConnectionInit:
        return greet(connection, message.payload?.['token'])
      case MessageType.Ping:
        return connection.outbox.send(pong)
      case MessageType.Pong:
        return
      case MessageType.Subscribe:
        if (connection.operator === undefined) return socket.close(CloseCode.Unauthorized, 'Greet first')
        return connection.operator.start(message.id, message.payload, from)
      case MessageType.Complete:
        return connection.operator?.stop(message.id)
      default:
        return socket.close(CloseCode.BadRequest, 'Not for a client to say')
    }
  }

  return (socket, { raw, ip, headers }) => {
    if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
      return socket.close(CloseCode.SubprotocolNotAcceptable, 'Another protocol is spoken here')
    const leave = places.open(ip)
    if (leave === undefined) return socket.close(tooManySockets, 'Too many sockets')
    const connection: Connection = {
      socket,
      outbox: outbox(socket, raw.socket, limits.buffered, later),
      from: stripped({ ip, headers }),
      operator: undefined,
      greeted: false,
      forget: () => undefined,
      leave,
    }
    const cancel = time.after(firstWord, () => {
      if (!connection.greeted) socket.close(CloseCode.ConnectionInitialisationTimeout, 'Said nothing')
    })
    socket.once('close', () => {
      cancel()
      connection.forget()
      connection.leave()
      connection.operator?.end()
    })
    watch(socket, (text) => {
      take(connection, text)?.catch((error: unknown) => {
        logFailure(log, 'a message on a socket failed', error)
        socket.close(CloseCode.InternalServerError, 'Internal error')
      })
    })
  }
}

/** Keeps only the parts of a request that are needed later, and frees the rest. */
function stripped({ ip, headers: { origin, host } }: Origin): Origin {
  return { ip, headers: { ...(origin !== undefined && { origin }), ...(host !== undefined && { host }) } }
}
