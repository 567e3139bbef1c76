/** The port of rate limits: how often something may be done within a window, counted across all processes. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Time } from '../base/time.js'

export interface Rates {
  /** Adds one, or `more`, to the count of a key. Returns whether it is still within `most` for a window of so many ms. */
  hit(key: string, most: number, window: number, more?: number): Promise<boolean>
  /** Milliseconds until the window of a key ends; 0 if nothing is counted for it. */
  rest(key: string): Promise<number>
}

const mostKeys = 100_000
/** How many keys stay when there are too many. Deletes many at once, because it has to go through all keys. */
const fewerKeys = 90_000

/** Counts in this process only. */
export function memoryRates({ now }: Pick<Time, 'now'>): Rates {
  const counts = new Map<string, { count: number; readonly until: number }>()
  const makeRoom = (): void => {
    for (const [key, { until }] of counts) if (until <= now()) counts.delete(key)
    // All keys are in use: removes the oldest, so that a crowd of addresses cannot fill the memory.
    for (const key of counts.keys()) {
      if (counts.size <= fewerKeys) return
      counts.delete(key)
    }
  }
  return {
    hit: (key, most, window, more = 1) => {
      let entry = counts.get(key)
      if (entry === undefined || entry.until <= now()) {
        counts.delete(key)
        if (counts.size >= mostKeys) makeRoom()
        counts.set(key, (entry = { count: 0, until: now() + window }))
      }
      entry.count += more
      return Promise.resolve(entry.count <= most)
    },
    rest: (key) => Promise.resolve(Math.max(0, (counts.get(key)?.until ?? 0) - now())),
  }
}

/**
 * The unit for counting addresses. A household has a whole /64 of IPv6 addresses, so these count as one. An IPv4 address
 * written as IPv6 counts as IPv4.
 */
export function household(address: string): string {
  const ip = parsed(address)
  return ip instanceof ipaddr.IPv6 ? networkOf(ip, 64) : (ip?.toString() ?? address)
}

/** The networks around an address that a provider gives to one or a few customers: a /24, or a /48 of IPv6. */
export function neighbourhood(address: string): string {
  const ip = parsed(address)
  return ip instanceof ipaddr.IPv6 ? networkOf(ip, 48) : household(address).replace(/\.\d+$/, '.0/24')
}

/** undefined for a text that is not an address. */
const parsed = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  isIP(address) === 0 ? undefined : ipaddr.process(address)

const networkOf = ({ parts }: ipaddr.IPv6, bits: 48 | 64): string => {
  const words = parts.slice(0, bits / 16).map((word) => word.toString(16))
  return `${words.join(':')}::/${bits}`
}
