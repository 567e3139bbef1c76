/**
 * Checks where webhooks and pushes may be sent: to public addresses over https, so that nobody can make the gateway call its own
 * network.
 */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface Reach {
  /** Whether this machine may be reached, also over http. */
  readonly loopback: boolean
  /** Whether networks outside the internet may be reached. */
  readonly private: boolean
}

/** The part of the IPv6 address space that is allocated. */
const given6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Ranges that belong to no host in any network. */
const nobody = ['unspecified', 'multicast', 'broadcast']

/** Whether an IP address may be connected to. IANA's special ranges are not on the internet. */
export function isReached(address: string, reach: Reach): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  // An IPv4 address in IPv6 notation counts as IPv4.
  const ip = ipaddr.process(address)
  const range = ip.range()
  if (range === 'loopback') return reach.loopback || reach.private
  if (range === 'unicast') return ip instanceof ipaddr.IPv4 || ip.match(given6)
  if (ip instanceof ipaddr.IPv4) return reach.private && !nobody.includes(range)
  return reach.private && range === 'uniqueLocal'
}

/** The host without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const longestOfHook = 500

/** The parsed address, or why it cannot be used. The IP addresses of a name are checked when something is sent. */
export function readAddress(
  text: string,
  reach: Reach,
  longest = longestOfHook,
): URL | 'BAD_URL' | 'PRIVATE_ADDRESS' {
  if (text.length > longest || !URL.canParse(text)) return 'BAD_URL'
  const url = new URL(text)
  const host = hostOf(url)
  const here = host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\./.test(host)
  const plain = url.protocol === 'http:' && here && reach.loopback
  if (url.protocol !== 'https:' && !plain) return 'BAD_URL'
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'BAD_URL'
  if (isIP(host) !== 0 && !isReached(host, reach)) return 'PRIVATE_ADDRESS'
  if (isIP(host) === 0 && here && !reach.loopback && !reach.private) return 'PRIVATE_ADDRESS'
  return url
}
