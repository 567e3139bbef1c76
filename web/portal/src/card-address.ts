/** The address of a start card. Its code stands after the `#`, so that browsers send it to no server. */

/** Older printed cards have the code in the path. */
const printed = /^(\/event\/[^/]+\/card)\/([^/]+)\/?$/

/** Returns the new address for a card's old address; null for every other address. */
export function cardMoved({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const [, page, code] = printed.exec(pathname) ?? []
  return page === undefined || code === undefined ? null : `${page}${search}#${code}`
}

/** Returns the card code in a hash; null if there is none. */
export function cardOf(hash: string): string | null {
  const code = hash.replace(/^#/, '')
  return /^\w{1,64}$/.test(code) ? code : null
}
