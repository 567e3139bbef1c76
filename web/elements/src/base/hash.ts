/** What the hash of an address says of elements of ours, as a list: `#chapter=play&replay=12.1`. */

/** Null where the hash is somebody else's, such as `#/route` of a page that goes by hashes. A mark, such as `#top`, gives way. */
export function hashOf(address: string): URLSearchParams | null {
  const text = new URL(address).hash.slice(1)
  if (text === '' || /^[\w-]+$/.test(text)) return new URLSearchParams()
  return /^[\w.-]+=/.test(text) ? new URLSearchParams(text) : null
}

/** The address with these in its hash, in place of what it said of them; null where the hash is somebody else's. @param told '' = nothing */
export function withHash(address: string, told: Readonly<Record<string, string>>): string | null {
  const params = hashOf(address)
  if (params === null) return null
  for (const [name, value] of Object.entries(told))
    if (value === '') params.delete(name)
    else params.set(name, value)
  const url = new URL(address)
  url.hash = params.toString()
  return url.href
}
