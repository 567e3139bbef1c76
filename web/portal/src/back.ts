/** Where one came from, when one comes to sign in. */

/** The way to the account from the page of an address. */
export const accountFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname === '/account'
    ? '/account'
    : `/account?${new URLSearchParams({ back: pathname + search }).toString()}`

/** The page that the address of the account names to go back to; null unless it is a page of this very site. */
export function backOf({ searchParams, origin }: URL): string | null {
  const back = searchParams.get('back') ?? ''
  if (!back.startsWith('/') || !URL.canParse(back, origin)) return null
  const to = new URL(back, origin)
  return to.origin === origin ? to.pathname + to.search + to.hash : null
}
