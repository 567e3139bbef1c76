/** Addresses on a server that a page names. */

/** Returns the address of a path on a server; a `base` of '' means the page's own server. Null if the base cannot be a server. */
export function addressAt(base: string, path: string): string | null {
  if (!URL.canParse(base, location.href)) return null
  const { protocol, href } = new URL(`${base.replace(/\/$/, '')}/${path}`, location.href)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
