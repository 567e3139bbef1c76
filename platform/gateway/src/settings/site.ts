/** The site that a pasted address is of. People paste whatever the line of their browser shows. */
import { isOrigin } from './clubs.js'

/** Why an address is of no site that could be allowed. */
export type SiteProblem =
  | 'SITE_UNREADABLE'
  /** A page opened from a disk: browsers say `null` of its origin, which anybody's page can have. */
  | 'SITE_ON_DISK'
  /** Neither http nor https. */
  | 'SITE_NOT_WEB'
  /** With a user name or a password in it. */
  | 'SITE_WITH_PASSWORD'

const longest = 2_000

/**
 * Reads the origin of an address, as browsers send it: in small letters, names of other scripts in their ASCII form,
 * without the port that goes without saying, a dot at the end of the host left out.
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
  // A word alone is no address, unless it was pasted from a club's own network, with its scheme.
  const isHost = address === trimmed || name === 'localhost' || /[.:]/.test(name)
  return isHost && isOrigin(origin) ? { origin } : 'SITE_UNREADABLE'
}

/** `club.example/cards` without a scheme is what most people type; `localhost:8080` only looks as if it had one. */
export function withScheme(address: string): string {
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(address)
  return hasScheme ? address : `${/^localhost\b/i.test(address) ? 'http' : 'https'}://${address}`
}
