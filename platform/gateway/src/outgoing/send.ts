/** Sends one webhook or push, only to addresses that were checked, and without following redirects. */
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext, type SecureContext } from 'node:tls'
import { hostOf, isReached, type Reach } from './address.js'
import { lookup, Resolver } from 'node:dns/promises'

interface Sent {
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

/**
 * Looks up the addresses of hosts that strangers name. The system's own look-up blocks one of Node's four worker threads until the
 * name server answers. The disk is synced by the same threads, so four slow name servers would hold up every move. These look-ups
 * block no thread.
 */
interface Address {
  readonly address: string
  readonly family: 4 | 6
}

/** @throws with a code in capitals if the name has no address, or its server does not answer */
type Resolve = (host: string) => Promise<readonly Address[]>

/** Milliseconds for the first question to a name server, and how often it is asked. */
const question = { timeout: 2_000, tries: 2 }

/** @param servers the name servers to ask; by default those of the system */
export function resolver(reach: Reach, servers?: readonly string[]): Resolve {
  const dns = new Resolver(question)
  if (servers !== undefined) dns.setServers(servers)
  /** One of the system's own look-ups at a time. */
  let last: Promise<unknown> = Promise.resolve()
  const bySystem: Resolve = (host) => {
    const found = last.then(async () =>
      (await lookup(host, { all: true })).map(({ address }) => addressOf(address)),
    )
    last = found.catch(() => undefined)
    return found
  }

  return async (host) => {
    if (isIP(host) !== 0) return [addressOf(host)]
    if (host === 'localhost' || host.endsWith('.localhost')) return bySystem(host)
    const found = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)])
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (addresses.length > 0) return addresses.map(addressOf)
    // The operator's own hosts may be known to this machine only.
    const isUnknown = found.every((one) => one.status === 'rejected' && isMissing(one.reason))
    if (isUnknown && reach.private) return bySystem(host)
    const failures = found.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
    throw failures.find((one) => !isMissing(one)) ?? failures[0] ?? new Error('no address')
  }
}

const addressOf = (address: string): Address => ({ address, family: isIP(address) === 6 ? 6 : 4 })

/** The name servers say that there is no such address. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
