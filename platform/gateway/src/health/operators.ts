/** Decides who may read metrics and details: the operator's own machines, or anybody who has the operator's token. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'

interface Asking {
  /** The address of the sender, as our proxies report it. */
  readonly ip: string
  readonly headers: { readonly authorization?: string | undefined }
}

const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** @param token if set, only requests with it are allowed; otherwise all requests from private networks */
export function operatorsOnly(token: string | undefined): (asking: Asking) => boolean {
  if (token === undefined) return ({ ip }) => isPrivate(ip)
  const wanted = hash(`Bearer ${token}`)
  return ({ headers: { authorization = '' } }) => timingSafeEqual(hash(authorization), wanted)
}

/** Whether an address belongs to this machine or a private network. */
export function isPrivate(address: string): boolean {
  const bare = address.split('%')[0] ?? ''
  return own.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
}

/** Hashes have equal lengths, as the comparison requires. */
const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
