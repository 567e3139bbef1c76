/** The address to return to after signing in. */

/** Returns the link to the account page from the page at an address. */
export const accountFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname === '/account'
    ? '/account'
    : `/account?${new URLSearchParams({ back: pathname + search }).toString()}`

/** Returns the page to go back to from the account's address; null unless it is a page of this very site. */
export function returnAddress({ searchParams, origin }: URL): string | null {
  const back = searchParams.get('back') ?? ''
  if (!back.startsWith('/') || !URL.canParse(back, origin)) return null
  const to = new URL(back, origin)
  return to.origin === origin ? to.pathname + to.search + to.hash : null
}
