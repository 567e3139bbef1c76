/**
 * The number of a request: the one that a proxy has given it, so that its log and ours can be laid side by side, or one of our
 * own. Failures are logged and answered with it.
 */
import type { IncomingHttpHeaders } from 'node:http'

/** Long enough for a UUID or the number of a trace, and only what may stand in a log. */
const pattern = /^[\w.:-]{8,64}$/
/** W3C Trace Context: version, trace, span, flags. A trace of zeros is none. */
const trace = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/
/** Letters of a number of our own: short enough to be read out on the telephone. */
const ownLength = 10

/** @param word draws a random word with so many letters */
export function requestId(headers: IncomingHttpHeaders, word: (letters: number) => string): string {
  const { 'x-request-id': named, traceparent } = headers
  if (typeof named === 'string' && pattern.test(named)) return named
  const traced = typeof traceparent === 'string' ? trace.exec(traceparent)?.[1] : undefined
  return traced ?? word(ownLength)
}
