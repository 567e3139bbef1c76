/** Runs the operations of one greeted socket: its subscriptions and mutations. */
import { getArgumentValues, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { CloseCode, type SubscribePayload } from 'graphql-ws'
import type { WebSocket } from 'ws'
import type { Log } from '../base/failure.js'
import type { Admission } from './admission.js'
import type { Context } from '../account/context.js'
import { coerce, usedOnlyIn, type Operation, type Prepare } from './document.js'
import { refusalError, shownErrors } from './errors.js'
import type { SocketLimits } from './guard.js'
import type { Outbox } from './outbox.js'
import { answer, endOf, failed, nextHead } from './protocol.js'
import type { Stream, Streams } from './resolver.js'
import type { Shared } from './shared.js'
import type { Question } from './subscription-texts.js'

export interface OperatorDeps {
  readonly schema: GraphQLSchema
  readonly streams: Streams
  readonly prepare: Prepare
  readonly shared: Shared
  readonly admit?: ((context: Context) => Promise<void>) | undefined
  readonly admitDocument: Admission
  readonly log: Log
  readonly limits: Pick<SocketLimits, 'subscriptions'>
  readonly socket: WebSocket
  readonly outbox: Outbox
  /** The caller. The socket is closed when they are signed out. */
  readonly context: Context
  /** The number of the request that opened the socket. */
  readonly request: string | undefined
  /** Called when a move was answered, with the `performance.now` of its frame's arrival. */
  readonly answered: (from: number) => void
}

export interface Operator {
  /** @param from when the frame came, by `performance.now` */
  start(id: string, payload: SubscribePayload, from: number): Promise<void> | undefined
  stop(id: string): void
  /** Called when the socket is closed. */
  end(): void
}

/** The mutation that makes a move. */
const move = 'play'

/** Stops one operation. */
type Stop = () => void

export function operator(deps: OperatorDeps): Operator {
  const { socket, outbox, log, prepare, context, request } = deps
  const running = new Map<string, Stop>()

  const fail = (id: string, errors: readonly Error[]): void => {
    running.delete(id)
    outbox.send(failed(id, shownErrors(log, errors, request)))
  }

  const mutate = async (id: string, operation: Operation, variables: object, from: number): Promise<void> => {
    const stop = running.get(id)
    if (deps.admit !== undefined) await deps.admit(context)
    // Stopped, or signed out, while the rate was counted.
    if (running.get(id) !== stop) return
    const result = await operation.run(undefined, context, variables)
    // Stopped meanwhile: the mutation was done anyway, but nobody wants the answer.
    if (running.get(id) !== stop) return
    // With invalid variables nothing is run, and there is not even a null `data`. The same errors come as for a POST.
    if (!('data' in result))
      return fail(id, coerce(deps.schema, operation.definition, variables).errors ?? [])
    running.delete(id)
    outbox.send(...answer(id, endOf(written(result))))
    if (operation.field.name.value === move) deps.answered(from)
  }

  const written = ({ data, errors }: ExecutionResult): string =>
    JSON.stringify(errors === undefined ? { data } : { data, errors: shownErrors(log, errors, request) })

  const subscribe = async (
    id: string,
    operation: Operation,
    variables: object,
    takesChanges: boolean,
  ): Promise<void> => {
    const stop = running.get(id)
    const found = question(deps.schema, deps.streams, operation, variables)
    if (Array.isArray(found)) return fail(id, found)
    const { stream, args, ...rest } = found as Asked
    const viewing = await stream.open(args as never, context)
    if (typeof viewing === 'string')
      return running.get(id) === stop ? fail(id, [refusalError(viewing)]) : undefined
    // Stopped, or stopped and started again, while it was opening.
    if (running.get(id) !== stop) return viewing.close()
    const reader = {
      outbox,
      before: nextHead(id),
      takesChanges,
      refused: (code: Parameters<typeof refusalError>[0]) => fail(id, [refusalError(code)]),
    }
    const end = deps.shared.subscribe(rest, viewing, reader)
    // Unless it was refused at once.
    if (running.has(id)) running.set(id, end)
  }

  return {
    start: (id, { query, operationName, variables, extensions }, from) => {
      if (running.has(id)) {
        socket.close(CloseCode.SubscriberAlreadyExists, 'That id is in use')
        return undefined
      }
      if (running.size >= deps.limits.subscriptions) {
        fail(id, [new GraphQLError('Too many operations on one socket at once.')])
        return undefined
      }
      const begin = (): Promise<void> | undefined => {
        const operation = prepare(query, operationName)
        if (!('run' in operation)) {
          fail(id, operation)
          return undefined
        }
        return operation.type === 'mutation'
          ? mutate(id, operation, variables ?? {}, from)
          : subscribe(id, operation, variables ?? {}, extensions?.['changes'] === 'moves')
      }
      const stop: Stop = () => undefined
      running.set(id, stop)
      const paid = deps.admitDocument(query, () => context)
      const begun =
        paid === undefined ? begin() : paid.then(() => (running.get(id) === stop ? begin() : undefined))
      return begun?.catch((error: unknown) => {
        fail(id, [error instanceof Error ? error : new Error('thrown')])
      })
    },
    stop: (id) => {
      const stop = running.get(id)
      running.delete(id)
      stop?.()
    },
    end: () => {
      const all = [...running.values()]
      running.clear()
      for (const stop of all) stop()
    },
  }
}

interface Asked extends Question {
  readonly stream: Stream<never>
  readonly args: object
}

/** The question of a subscription, or the errors of its variables. */
function question(
  schema: GraphQLSchema,
  streams: Streams,
  operation: Operation,
  inputs: object,
): Asked | readonly GraphQLError[] {
  const { field } = operation
  const { coerced: values, errors } = coerce(schema, operation.definition, inputs)
  if (errors !== undefined) return errors
  const stream = streams[field.name.value]
  const type = schema.getSubscriptionType()?.getFields()[field.name.value]
  if (stream === undefined || type === undefined) throw new RangeError('a subscription without a stream')
  let args: object
  try {
    args = getArgumentValues(type, field, values)
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
  const own = usedOnlyIn(operation, stream.own)
  const shared = Object.entries(values).filter(([name]) => !own.has(name))
  return { stream, args, operation, variables: inputs, key: `${operation.id} ${JSON.stringify(shared)}` }
}
