/** Sends one webhook or push, only to addresses that were checked, and without following redirects. */
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext, type SecureContext } from 'node:tls'
import { hostOf, isReached, type Reach } from './address.js'
import { resolver, type Resolve } from './resolve.js'

export interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** The HTTP status, such as `204`, or a code in capitals if there was no answer. */
export type Send = (sent: Sent, signal: AbortSignal) => Promise<string>

/** One for all connections: each of its own would hold the certificates of all authorities once more. */
let trusted: SecureContext | undefined

class NotReached extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/** @param resolve looks up the addresses of a name */
export function sender(reach: Reach, resolve: Resolve = resolver(reach)): Send {
  // The connection uses exactly these addresses, so a name that resolves differently a moment later gains nothing.
  const lookup: LookupFunction = (host, options, answer) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !addresses.every(({ address }) => isReached(address, reach)))
          return answer(new NotReached(), '', 0)
        if (options.all === true) answer(null, [...addresses])
        else answer(null, first.address, first.family)
      },
      (error: unknown) => answer(error instanceof Error ? error : new NotReached(), '', 0),
    )
  }

  return ({ url: text, headers, body }, signal) =>
    new Promise((done) => {
      const url = new URL(text)
      const host = hostOf(url)
      if (isIP(host) !== 0 && !isReached(host, reach)) return done('PRIVATE_ADDRESS')
      const options = {
        method: 'POST',
        agent: false,
        lookup,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        secureContext: (trusted ??= createSecureContext()),
      }
      const request = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
        done(String(response.statusCode ?? 0))
        // The rest of the answer is ignored, however long it is.
        response.destroy()
      })
      request.on('error', (error) => done(faultOf(error)))
      request.end(body)
    })
}

const faultOf = (error: Error): string => {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  return 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'
}
