/** The server's own log: of a failure it keeps where it happened, never what was in it. */
export interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

/** A store cannot be reached now. It may be again soon; there is nothing to look into. */
export class Away extends Error {}

/**
 * Logs a bug. An outage of a store is told once by who sees it begin and end, not by everybody who asks meanwhile. The message of an error may quote a deal or a hand, so only its name, its code and
 * the places it came through are written down.
 */
export function logFailure(log: Log, what: string, error: unknown): void {
  if (error instanceof Away) return
  log.error(error instanceof Error ? traces(error) : { thrown: typeof error }, what)
}

function traces(error: Error): object {
  // The message stands in the stack too, and may be of many lines.
  const stack = (error.stack ?? '').replace(error.message, '')
  const at = stack.split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { failure: error.name, ...code, at: at.slice(0, 12).map((line) => line.trim()) }
}
