/** Addresses at a server that a page names. */

/** The address of what is at a base address; '' is where the page came from. Null where no server can be. */
export function addressAt(base: string, path: string): string | null {
  if (!URL.canParse(base, location.href)) return null
  const { protocol, href } = new URL(`${base.replace(/\/$/, '')}/${path}`, location.href)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
