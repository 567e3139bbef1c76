import type { FastifyReply, FastifyRequest } from 'fastify'
import { household, type Rates } from './rates.js'

/** More requests than are taken. */
export class TooMany extends Error {
  readonly statusCode = 429
}

const window = 10_000

/** Requests of one address in ten seconds. Generous: a whole club behind one address plays on without noticing. */
export const usualRate = 600

/** How many times the usual a rate lets people ask for; what is counted beside requests grows with it. */
export const timesUsual = (rate: number): number => Math.max(1, rate / usualRate)

/** Counts a key's requests in ten seconds. @throws TooMany */
export async function within(rates: Rates, key: string, most: number | undefined): Promise<void> {
  if (most !== undefined && !(await rates.hit(key, most, window))) throw new TooMany('Too many requests.')
}

/** Counts a request, or the opening of a socket, for the address that it comes from; what is costly by a name of its own. */
export const limitAddress =
  (rates: Rates, most: number, what = 'address') =>
  async ({ ip }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('retry-after', window / 1000)
    await within(rates, `${what}:${household(ip)}`, most)
    reply.removeHeader('retry-after')
  }
