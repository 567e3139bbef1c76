/** Failures of commands. That Redis does not answer is an outage: the heartbeat logs its beginning and its end. */
import { causeOf, logFailure, type Log } from '../../base/failure.js'

/** Errors of ioredis for commands that got no answer, by what their messages begin with. They have no codes. */
const unanswered = [
  ['Connection is closed', 'CONNECTION_LOST'],
  ['Command aborted', 'CONNECTION_LOST'],
  ["Stream isn't writeable", 'NOT_CONNECTED'],
  ['Reached the max retries', 'NOT_CONNECTED'],
  ['Command timed out', 'COMMAND_TIMEOUT'],
] as const

/** Why a command got no answer, by its name; undefined if it got one, or if this is a bug. */
function unansweredBy(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code } = causeOf(error)
  if (code !== undefined && /^E[A-Z]+$/.test(code)) return code
  return unanswered.find(([begins]) => error.message.startsWith(begins))?.[1]
}

/** The first cause of a failed heartbeat by its name: why there was no answer, or what Redis answered. */
export function causeOfSilence(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // An answer with an error begins with its kind, such as LOADING or READONLY.
  const answer = error.name === 'ReplyError' ? /^[A-Z]+/.exec(error.message)?.[0] : undefined
  return unansweredBy(error) ?? answer ?? causeOf(error).failure
}

/** Logs a bug, or an error that Redis has answered with. */
export function logAnswered(log: Log, what: string, error: unknown): void {
  if (unansweredBy(error) === undefined) logFailure(log, what, error)
}
