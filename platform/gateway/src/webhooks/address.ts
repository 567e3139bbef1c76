/** Where webhooks may go: public addresses over https, so that nobody makes the gateway knock at doors of its own network. */
import { BlockList, isIP } from 'node:net'

export interface Reach {
  /** This machine may be reached, over http too. */
  readonly loopback: boolean
  /** Networks that are not the internet may be reached. */
  readonly private: boolean
}

const blockOf = (ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const block = new BlockList()
  for (const [net, prefix] of ranges) block.addSubnet(net, prefix, family)
  return block
}

/** IANA's registry of special addresses, what is not global. */
const special4 = blockOf(
  [
    ...([
      ['0.0.0.0', 8],
      ['10.0.0.0', 8],
      ['100.64.0.0', 10],
      ['127.0.0.0', 8],
    ] as const),
    ...([
      ['169.254.0.0', 16],
      ['172.16.0.0', 12],
      ['192.0.0.0', 24],
      ['192.0.2.0', 24],
    ] as const),
    ...([
      ['192.88.99.0', 24],
      ['192.168.0.0', 16],
      ['198.18.0.0', 15],
      ['198.51.100.0', 24],
    ] as const),
    ...([
      ['203.0.113.0', 24],
      ['224.0.0.0', 4],
      ['240.0.0.0', 4],
    ] as const),
  ],
  'ipv4',
)
/** The internet as far as it is given out; of it what leads elsewhere, or nowhere. */
const global6 = blockOf([['2000::', 3]], 'ipv6')
const special6 = blockOf(
  [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
  'ipv6',
)
const loopback4 = blockOf([['127.0.0.0', 8]], 'ipv4')
/** Multicast and broadcast are nobody's, in no network. */
const nobody4 = blockOf(
  [
    ['0.0.0.0', 8],
    ['224.0.0.0', 3],
  ],
  'ipv4',
)

/** Whether an IP address may be connected to. */
export function isReached(address: string, reach: Reach): boolean {
  if (isIP(address) === 4) {
    if (loopback4.check(address, 'ipv4')) return reach.loopback || reach.private
    return reach.private ? !nobody4.check(address, 'ipv4') : !special4.check(address, 'ipv4')
  }
  if (isIP(address) !== 6 || address.includes('%')) return false
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isReached(mapped, reach)
  if (address === '::1') return reach.loopback || reach.private
  const isGlobal = global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
  return isGlobal || (reach.private && /^f[cd]/i.test(address))
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
