/** The entries of our elements in the hash of an address, as a list: `#chapter=play&replay=12.1`. */

/** Returns null if the hash is somebody else's, such as `#/route` of a hash router. An anchor such as `#top` counts as empty. */
export function hashOf(address: string): URLSearchParams | null {
  const text = new URL(address).hash.slice(1)
  if (text === '' || /^[\w-]+$/.test(text)) return new URLSearchParams()
  return /^[\w.-]+=/.test(text) ? new URLSearchParams(text) : null
}

/**
 * Returns the address with these entries in its hash, replacing their old values; null if the hash is somebody else's. @param
 * fields '' removes the entry
 */
export function withHash(address: string, fields: Readonly<Record<string, string>>): string | null {
  const params = hashOf(address)
  if (params === null) return null
  for (const [name, value] of Object.entries(fields))
    if (value === '') params.delete(name)
    else params.set(name, value)
  const url = new URL(address)
  url.hash = params.toString()
  return url.href
}
