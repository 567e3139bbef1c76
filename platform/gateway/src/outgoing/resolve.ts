/**
 * Looks up the addresses of hosts that strangers name. The system's own look-up blocks one of Node's four worker threads until the
 * name server answers. The disk is synced by the same threads, so four slow name servers would hold up every move. These look-ups
 * block no thread.
 */
import { lookup } from 'node:dns/promises'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Reach } from './address.js'

export interface Address {
  readonly address: string
  readonly family: 4 | 6
}

/** @throws with a code in capitals if the name has no address, or its server does not answer */
export type Resolve = (host: string) => Promise<readonly Address[]>

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
