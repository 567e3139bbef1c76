/**
 * Where Redis is: at one address, or where the sentinels of a group say that its primary is now, as in
 * `redis+sentinel://user:password@host:26379,host:26379/NAME/0?sentinel_password=…`.
 */
import type { RedisOptions } from 'ioredis'

export type RedisAddress =
  | { readonly kind: 'one'; readonly url: string }
  | { readonly kind: 'sentinels'; readonly options: RedisOptions }

const sentinelPort = 26_379
/** Scheme, who, hosts, group, database, parameters. `new URL` knows no lists of hosts. */
const form =
  /^(rediss?)\+sentinel:\/\/(?:([^/@]*)@)?([^/@?]+)\/([\w.-]+)(?:\/(\d{1,5}))?(?:\?sentinel_password=([^&]+))?$/
/** A host, or an IPv6 address in brackets, with or without a port. */
const place = /^(?:\[([\da-f:]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i

/** undefined: it is not such an address. */
export function readRedisAddress(text: string): RedisAddress | undefined {
  if (URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol))
    return { kind: 'one', url: text }
  const [, scheme, who = '', hosts = '', name, db = '0', sentinelPassword] = form.exec(text) ?? []
  if (scheme === undefined || name === undefined) return undefined
  const sentinels = hosts.split(',').map(placeOf)
  const [username, password] = partsOf(who)
  const parts = [username, password, decoded(sentinelPassword ?? '')]
  if (sentinels.includes(undefined) || parts.includes(undefined)) return undefined
  return {
    kind: 'sentinels',
    options: {
      sentinels: sentinels.filter((one) => one !== undefined),
      name,
      db: Number(db),
      ...(username !== '' && { username }),
      ...(password !== '' && { password }),
      ...(sentinelPassword !== undefined && { sentinelPassword: parts[2] }),
      ...(scheme === 'rediss' && { tls: {}, enableTLSForSentinelMode: true }),
    },
  }
}

function placeOf(text: string): { readonly host: string; readonly port: number } | undefined {
  const [, six, host = six, port = String(sentinelPort)] = place.exec(text) ?? []
  return host === undefined || Number(port) > 65_535 ? undefined : { host, port: Number(port) }
}

/** User and password, either of which may be missing. */
function partsOf(who: string): readonly [string | undefined, string | undefined] {
  const at = who.indexOf(':')
  return at < 0 ? [decoded(who), ''] : [decoded(who.slice(0, at)), decoded(who.slice(at + 1))]
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
