/** The address of a start card: its code stands behind the `#`, so that browsers send it to no server. */

/** Cards that were printed before had it in the path. */
const printed = /^(\/event\/[^/]+\/card)\/([^/]+)\/?$/

/** Where the card of an old address is now; null for every other address. */
export function cardMoved({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const [, page, code] = printed.exec(pathname) ?? []
  return page === undefined || code === undefined ? null : `${page}${search}#${code}`
}

/** The code that an address names; null where it names none. */
export function cardOf(hash: string): string | null {
  const code = hash.replace(/^#/, '')
  return /^\w{1,64}$/.test(code) ? code : null
}
