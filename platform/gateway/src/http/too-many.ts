import type { FastifyRequest, onSendHookHandler } from 'fastify'
import { household, type Rates } from './rates.js'

/** The sender has exceeded a rate limit. */
export class TooMany extends Error {
  readonly statusCode = 429
}

/** The window of all rates, in milliseconds. */
export const window = 10_000

/** Adds to every such refusal when to try again. */
export const addRetryAfter: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 429) reply.header('retry-after', window / 1000).header('cache-control', 'no-store')
  done(null, payload)
}

/** Requests per address in ten seconds. Generous: a whole club behind one address never notices it. */
export const usualRate = 600

/** The factor of a rate compared with the usual one. Other limits grow with it. */
export const timesUsual = (rate: number): number => Math.max(1, rate / usualRate)

/** Counts a request for a key within ten seconds. @throws TooMany */
export async function countRequest(rates: Rates, key: string, most: number | undefined): Promise<void> {
  if (most !== undefined && !(await rates.hit(key, most, window))) throw new TooMany('Too many requests.')
}

/** Counts a request, or the opening of a socket, for its address. */
export const limitAddress =
  (rates: Rates, most: number) =>
  ({ ip }: FastifyRequest): Promise<void> =>
    countRequest(rates, `address:${household(ip)}`, most)
