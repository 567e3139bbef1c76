/** Sends one webhook: to the address that was looked at and to no other, without following anybody elsewhere. */
import { lookup as resolve } from 'node:dns'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, isReached, type Reach } from './address.js'

export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The status of the answer, such as `204`, or in capitals why there is none. */
export type Send = (sent: Sent, signal: AbortSignal) => Promise<string>

const patience = 10_000

class NotReached extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

export function sender(reach: Reach): Send {
  // The connection is made to what is answered here: a name that leads elsewhere a moment later is of no use.
  const lookup: LookupFunction = (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return answer(error, '', 0)
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isReached(address, reach)))
        return answer(new NotReached(), '', 0)
      if (options.all === true) answer(null, addresses)
      else answer(null, first.address, first.family)
    })
  }

  return ({ url: text, headers, body }, signal) =>
    new Promise((done) => {
      const url = new URL(text)
      const host = hostOf(url)
      if (isIP(host) !== 0 && !isReached(host, reach)) return done('PRIVATE_ADDRESS')
      const request = (url.protocol === 'https:' ? secure : plain)(
        url,
        {
          ...{ method: 'POST', agent: false, lookup },
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        },
        (response) => {
          done(String(response.statusCode ?? 0))
          // What else is answered is of no interest, however long it is.
          response.destroy()
        },
      )
      request.on('error', (error) => done(faultOf(error)))
      request.end(body)
    })
}

const faultOf = (error: Error): string => {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'
}
