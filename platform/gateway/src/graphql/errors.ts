/** What a sender learns of an error: their own mistakes in words, and of ours only that one happened. */
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError } from 'graphql'
import { logFailure, type Log, Away } from '../base/failure.js'
import { nodeEntropy } from '../base/entropy.js'
import { refusals, type RefusalCode } from '../base/refusal.js'

/** A refusal where the schema has no place for one: at the start of a subscription. */
export const refusalError = (code: RefusalCode): GraphQLError =>
  new GraphQLError(refusals[code], { extensions: { code } })

/** What is said about a failure of ours. The operator finds its line in the log by the number. */
export const internalFault = (request: string) => ({
  code: 'INTERNAL',
  message: 'Something went wrong on our side.',
  request,
})

function internal(request: string): GraphQLFormattedError {
  const { message, ...extensions } = internalFault(request)
  return { message, extensions }
}

const away: GraphQLFormattedError = {
  message: refusals.UNAVAILABLE,
  extensions: { code: 'UNAVAILABLE' satisfies RefusalCode },
}

/** Letters of a number for a failure that belongs to no single request. */
const numberLength = 10

/**
 * The errors as they are sent. Our own failures are logged here.
 * @param request the number of the request; by default one is drawn, for what several share
 */
export function shownErrors(
  log: Log,
  errors: readonly Error[],
  request: string = nodeEntropy.word(numberLength),
): GraphQLFormattedError[] {
  return errors.flatMap((error) => formatted(log, error, request))
}

function formatted(log: Log, error: Error, request: string): GraphQLFormattedError[] {
  const cause = error instanceof GraphQLError ? error.originalError : error
  const inner = errorsOf(cause)
  if (inner !== undefined)
    return inner.flatMap((e) =>
      e instanceof GraphQLError ? formatted(log, e, request) : [refused(e, statusOf(cause))],
    )
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof GraphQLError)) {
    const { message, locations, extensions } = error
    if (typeof extensions['code'] === 'string') return [{ message, extensions: { code: extensions['code'] } }]
    // Without a path, the error came before execution: the document or its variables are wrong.
    if (error.path === undefined)
      return [{ message, ...(locations && { locations }), extensions: { code: 'BAD_REQUEST' } }]
  }
  if ((cause ?? error) instanceof Away) return [away]
  const status = statusOf(cause)
  if (cause !== undefined && status >= 400 && status < 500) return [refused(cause, status)]
  logFailure(log, 'a request failed', cause ?? error, request)
  return [internal(request)]
}

const refused = ({ message }: Error, status: number): GraphQLFormattedError => ({
  message,
  extensions: { code: codeOf(status) },
})

/** The code of an error of the sender. */
export function codeOf(status: number): 'TOO_MANY' | 'TOO_LONG' | 'BAD_REQUEST' {
  if (status === 429) return 'TOO_MANY'
  return status === 413 ? 'TOO_LONG' : 'BAD_REQUEST'
}

/** Several errors of the sender inside one, as a validation throws them. */
function errorsOf(error: Error | undefined): readonly Error[] | undefined {
  if (error === undefined || !('errors' in error) || !Array.isArray(error.errors)) return undefined
  const list: readonly unknown[] = error.errors
  return list.filter((e): e is Error => e instanceof Error)
}

export const statusOf = (error: Error | undefined): number =>
  error !== undefined && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

/** The answer to a request with errors: 400 if nothing could be run, 200 if there is also data. */
export function formatExecution(log: Log, execution: ExecutionResult, request?: string) {
  const first = execution.errors?.[0]
  const status = statusOf(first?.originalError)
  const errors = shownErrors(log, execution.errors ?? [], request)
  const has = (code: string): boolean => errors.some((e) => e.extensions?.['code'] === code)
  const answer = (statusCode: number) => ({ statusCode, response: { data: execution.data ?? null, errors } })
  if (execution.data) return answer(200)
  if (has('INTERNAL')) return answer(500)
  if (has('UNAVAILABLE')) return answer(503)
  return answer(status >= 400 && status < 500 ? status : 400)
}
