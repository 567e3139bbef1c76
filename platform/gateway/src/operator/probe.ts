/**
 * What becomes of a request on its way through the proxies in front. `stolik doctor` sends one to the public address, with a
 * word that it has announced to this gateway, and learns here how it arrived.
 */
import type { FastifyInstance } from 'fastify'

/** The header that contains the word. */
export const probeHeader = 'x-stolik-probe'

/** How a request arrived. */
export interface Arrival {
  /** The address of the machine that sent it to this gateway. */
  readonly from: string
  /** Whether that machine named the sender (`X-Forwarded-For`). */
  readonly forwarded: boolean
  /** Whether that machine is trusted to do so. */
  readonly trusted: boolean
  /** The header `Host`; empty without it. */
  readonly host: string
  /** Whether a request for a socket still was one. */
  readonly upgrade: boolean
}

export type Probes = ReturnType<typeof noteProbes>

/** More than one doctor needs. Older words are forgotten. */
const most = 8
/** More requests than a doctor sends with one word. */
const mostArrivals = 4

export function noteProbes(app: FastifyInstance) {
  const expected = new Map<string, Arrival[]>()
  app.addHook('onRequest', (request, _reply, done) => {
    const word = request.headers[probeHeader]
    const arrivals = typeof word === 'string' ? expected.get(word) : undefined
    if (arrivals !== undefined && arrivals.length < mostArrivals)
      arrivals.push({
        from: request.raw.socket.remoteAddress ?? '',
        forwarded: request.headers['x-forwarded-for'] !== undefined,
        trusted: (request.ips?.length ?? 1) > 1,
        host: request.headers.host ?? '',
        upgrade: 'upgrade' in request.raw && request.raw.upgrade === true,
      })
    done()
  })
  return {
    /** Lets a request with this word be noted. */
    expect: (word: string): void => {
      expected.set(word, [])
      for (const old of [...expected.keys()].slice(0, -most)) expected.delete(old)
    },
    /** Requests with this word that have arrived here, and ends to wait for others. */
    arrived: (word: string): readonly Arrival[] => {
      const arrivals = expected.get(word) ?? []
      expected.delete(word)
      return arrivals
    },
  }
}
