/**
 * Addresses with a secret: a start card, and the invitation to a table. It stands after the `#`, so that browsers send it to no
 * server.
 */

/** Older printed cards have the code in the path. */
const printed = /^(\/event\/[^/]+\/card)\/([^/]+)\/?$/

/** Returns the new address for a card's old address; null for every other address. */
export function cardMoved({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const [, page, code] = printed.exec(pathname) ?? []
  return page === undefined || code === undefined ? null : `${page}${search}#${code}`
}

/** Returns the new address for an invitation in the query, where older links have it; null for every other address. */
export function invitationMoved({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const query = new URLSearchParams(search)
  const invitation = query.get('invitation')
  if (invitation === null || !pathname.startsWith('/table/')) return null
  query.delete('invitation')
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}#${encodeURIComponent(invitation)}`
}

/** Returns the card code in a hash; null if there is none. */
export function cardOf(hash: string): string | null {
  const code = hash.replace(/^#/, '')
  return /^\w{1,64}$/.test(code) ? code : null
}
