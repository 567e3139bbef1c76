/** The server's own log. Of a failure it records where it happened, never the data involved. */
export interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

/** A store cannot be reached now. It may be back soon, and there is nothing to investigate. */
export class Away extends Error {}

/**
 * Logs a bug. Outages are left out: the part that sees an outage begin and end logs it once. The message of an error may
 * quote a deal or a hand, so only the name and code of its first cause and its stack frames are logged.
 * @param request the number of the request that failed, which its sender was given
 */
export function logFailure(log: Log, what: string, error: unknown, request?: string): void {
  if (error instanceof Away) return
  const fields = error instanceof Error ? traces(error) : { thrown: typeof error }
  log.error(request === undefined ? fields : { request, ...fields }, what)
}

/** Where a failure happened, and its first cause. */
export function traces(error: Error): object {
  // The stack contains the message too, which may have many lines.
  const stack = (error.stack ?? '').replace(error.message, '')
  const at = stack.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return { ...causeOf(error), at: at.slice(0, 12).map((line) => line.trim()) }
}

/** The first cause of a failure: its name, and its code if it has one. An `Error` without a name of its own goes by its code. */
export function causeOf(error: Error): { readonly failure: string; readonly code?: string } {
  const first = firstCause(error)
  const code = 'code' in first && typeof first.code === 'string' ? first.code : undefined
  // PostgreSQL's driver writes the name in small letters.
  const failure = /^error$/i.test(first.name) ? (code ?? first.name) : first.name
  return code === undefined ? { failure } : { failure, code }
}

/** An `AggregateError` has several: each address of a host that was tried. The first of them is as good as any. */
function firstCause(error: Error, depth = 0): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner instanceof Error && depth < 8 ? firstCause(inner, depth + 1) : error
}
