/** The address to return to after signing in. */

/**
 * Returns the link to the account page from the page at an address. The invitation after the `#` of a table stays there, where no
 * server sees it.
 */
export function accountFrom({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  if (pathname === '/account') return pathname
  const invitation = pathname.startsWith('/table/') ? hash : ''
  return `/account?${new URLSearchParams({ back: pathname + search }).toString()}${invitation}`
}

/** Returns the page to go back to from the account's address; null unless it is a page of this very site. */
export function returnAddress({ searchParams, origin, hash }: URL): string | null {
  const back = searchParams.get('back') ?? ''
  if (!back.startsWith('/') || !URL.canParse(back, origin)) return null
  const to = new URL(back, origin)
  return to.origin === origin ? to.pathname + to.search + (to.hash || hash) : null
}
