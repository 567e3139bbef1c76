/** Where webhooks may go: public addresses over https, so that nobody makes the gateway knock at doors of its own network. */
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface Reach {
  /** This machine may be reached, over http too. */
  readonly loopback: boolean
  /** Networks that are not the internet may be reached. */
  readonly private: boolean
}

/** The internet of IPv6 as far as it is given out. */
const given6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Addresses that are nobody's, in no network. */
const nobody = ['unspecified', 'multicast', 'broadcast']

/** Whether an IP address may be connected to. One of IANA's special ranges is not on the internet. */
export function isReached(address: string, reach: Reach): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  // One of IPv4 that is written as IPv6 is itself.
  const ip = ipaddr.process(address)
  const range = ip.range()
  if (range === 'loopback') return reach.loopback || reach.private
  if (range === 'unicast') return ip instanceof ipaddr.IPv4 || ip.match(given6)
  if (ip instanceof ipaddr.IPv4) return reach.private && !nobody.includes(range)
  return reach.private && range === 'uniqueLocal'
}

/** Without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const longest = 500

/** The address as it is used; or why it cannot be. What a name leads to is looked at when it is sent to. */
export function readAddress(text: string, reach: Reach): URL | 'BAD_URL' | 'PRIVATE_ADDRESS' {
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
