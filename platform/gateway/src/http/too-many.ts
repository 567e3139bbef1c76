import type { FastifyRequest, onSendHookHandler } from 'fastify'
import { household, type Rates } from './rates.js'

/** More requests than are taken. */
export class TooMany extends Error {
  readonly statusCode = 429
}

/** Milliseconds that everything is counted in. */
export const window = 10_000

/** Says beside every such refusal when to try again. */
export const sayWhenAgain: onSendHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode === 429) reply.header('retry-after', window / 1000).header('cache-control', 'no-store')
  done(null, payload)
}

/** Requests of one address in ten seconds. Generous: a whole club behind one address plays on without noticing. */
export const usualRate = 600

/** How many times the usual a rate lets people ask for; what is counted beside requests grows with it. */
export const timesUsual = (rate: number): number => Math.max(1, rate / usualRate)

/** Counts a key's requests in ten seconds. @throws TooMany */
export async function within(rates: Rates, key: string, most: number | undefined): Promise<void> {
  if (most !== undefined && !(await rates.hit(key, most, window))) throw new TooMany('Too many requests.')
}

/** Counts a request, or the opening of a socket, for the address that it comes from. */
export const limitAddress =
  (rates: Rates, most: number) =>
  ({ ip }: FastifyRequest): Promise<void> =>
    within(rates, `address:${household(ip)}`, most)
