/** Reads the site from a pasted address. People paste whatever their browser shows. */
import { isOrigin } from './clubs.js'

/** Why an address does not give a site that can be allowed. */
export type SiteProblem =
  | 'SITE_UNREADABLE'
  /** A page opened from a disk: browsers send `null` as its origin, which any page can have. */
  | 'SITE_ON_DISK'
  /** Neither http nor https. */
  | 'SITE_NOT_WEB'
  /** The address contains a user name or a password. */
  | 'SITE_WITH_PASSWORD'

const longest = 2_000

/**
 * Reads the origin of an address as browsers send it: in lower case, other scripts in their ASCII form, without the default
 * port, and without a dot at the end of the host.
 */
export function readSite(text: string): { readonly origin: string } | SiteProblem {
  const trimmed = text.trim()
  if (trimmed === '' || text.length > longest || /[\s\p{C}*]/u.test(trimmed)) return 'SITE_UNREADABLE'
  const address = withScheme(trimmed)
  if (!URL.canParse(address)) return /^https?:/i.test(address) ? 'SITE_UNREADABLE' : 'SITE_NOT_WEB'
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol === 'file:') return 'SITE_ON_DISK'
  if (protocol !== 'https:' && protocol !== 'http:') return 'SITE_NOT_WEB'
  if (username !== '' || password !== '') return 'SITE_WITH_PASSWORD'
  const name = hostname.replace(/\.$/, '')
  const origin = `${protocol}//${name}${port === '' ? '' : `:${port}`}`
  // A single word is not a host, unless it was given with a scheme, as in a club's own network.
  const isHost = address === trimmed || name === 'localhost' || /[.:]/.test(name)
  return isHost && isOrigin(origin) ? { origin } : 'SITE_UNREADABLE'
}

/** Most people type `club.example/cards` without a scheme; `localhost:8080` only looks as if it had one. */
export function withScheme(address: string): string {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(address)
  return hasScheme ? address : `${/^localhost\b/i.test(address) ? 'http' : 'https'}://${address}`
}

/**
 * The address of the gateway itself, for print, links and codes. The host of a request cannot be trusted for this.
 * @returns an origin such as `https://cards.example`, whatever page of it was typed; undefined if it is not a website's
 * address
 */
export function readUrl(text: string): string | undefined {
  if (text.length > 300 || !URL.canParse(text)) return undefined
  const { protocol, origin, username, password } = new URL(text)
  const isSite = (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  return isSite ? origin : undefined
}
