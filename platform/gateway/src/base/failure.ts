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
 * quote a deal or a hand, so only its name, its code and its stack frames are logged.
 */
export function logFailure(log: Log, what: string, error: unknown): void {
  if (error instanceof Away) return
  log.error(error instanceof Error ? traces(error) : { thrown: typeof error }, what)
}

function traces(error: Error): object {
  // The stack contains the message too, which may have many lines.
  const stack = (error.stack ?? '').replace(error.message, '')
  const at = stack.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { failure: error.name, ...code, at: at.slice(0, 12).map((line) => line.trim()) }
}
