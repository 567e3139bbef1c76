/** The port of rate limits: how often something may be done within a window, counted across all processes. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Time } from '../base/time.js'

export interface Rates {
  /** Adds one, or `more`, to the count of a key. Returns whether it is still within `most` for a window of so many ms. */
  hit(key: string, most: number, window: number, more?: number): Promise<boolean>
  /** Milliseconds until the window of a key ends; 0 if nothing is counted for it. */
  rest(key: string): Promise<number>
  /** Takes an amount from a pool and from shares of it. What is refused is not counted. */
  take(taking: Taking): Promise<Taken>
}

/** What one key may have of a pool within a window. */
export interface Share {
  readonly key: string
  readonly most: number
  /** Besides, it may have at most so many times what is then free, so that something is left for whoever comes next. */
  readonly times: number
}

/** A pool that everybody draws from. It is full again at the end of its window. */
export interface Taking {
  readonly pool: string
  readonly size: number
  readonly amount: number
  /** In milliseconds. */
  readonly window: number
  readonly shares: readonly Share[]
}

export interface Taken {
  readonly isTaken: boolean
  /** How much of the pool was free before. */
  readonly free: number
  /** How much could have been taken: what is free, or what the smallest share allows. */
  readonly left: number
  /** Milliseconds until more may be left; 0 if nothing is counted yet. */
  readonly rest: number
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
  const add = (key: string, more: number, window: number): number => {
    let entry = counts.get(key)
    if (entry === undefined || entry.until <= now()) {
      counts.delete(key)
      if (counts.size >= mostKeys) makeRoom()
      counts.set(key, (entry = { count: 0, until: now() + window }))
    }
    entry.count += more
    return entry.count
  }
  const restOf = (key: string): number => Math.max(0, (counts.get(key)?.until ?? 0) - now())
  const countOf = (key: string): number => (restOf(key) > 0 ? (counts.get(key)?.count ?? 0) : 0)
  return {
    hit: (key, most, window, more = 1) => Promise.resolve(add(key, more, window) <= most),
    rest: (key) => Promise.resolve(restOf(key)),
    take: ({ pool, size, amount, window, shares }) => {
      const keys = [pool, ...shares.map(({ key }) => `${pool}:${key}`)]
      const free = size - countOf(pool)
      const lefts = shares.map(
        ({ key, most, times }) => Math.min(most, times * free) - countOf(`${pool}:${key}`),
      )
      const left = Math.min(free, ...lefts)
      const rests = keys.map(restOf).filter((rest) => rest > 0)
      const isTaken = amount <= left
      if (isTaken) for (const key of keys) add(key, amount, window)
      return Promise.resolve({ isTaken, free, left, rest: rests.length === 0 ? 0 : Math.min(...rests) })
    },
  }
}

/** A limit for one key. */
export interface Limit {
  readonly key: string
  readonly most: number
  /** In milliseconds. */
  readonly window: number
}

/**
 * Counts one, or `more`, for each of these limits, in this order. If one is exceeded, nothing stays counted for those before
 * it, so that whoever is refused for others' sake loses nothing of their own.
 */
export async function within(rates: Rates, limits: readonly Limit[], more = 1): Promise<boolean> {
  for (const [n, { key, most, window }] of limits.entries()) {
    if (await rates.hit(key, most, window, more)) continue
    await Promise.all(limits.slice(0, n).map((one) => rates.hit(one.key, one.most, one.window, -more)))
    return false
  }
  return true
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
