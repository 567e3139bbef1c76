/**
 * Pages that ask the page around them who is signed in at a club: single elements in frames, and the portal, where a club's
 * organisers work. Only pages of the club itself are asked.
 */
import { markup } from '../ranking/publish/markup.js'
import type { Club } from '../settings/clubs.js'

/** The sites of the club that signs its members in from the page around, if the address asks for that. */
export const signingIn = (
  query: unknown,
  clubs: readonly Pick<Club, 'id' | 'origins'>[],
): readonly string[] => {
  const { club, 'sign-in': by } = query as Readonly<Record<string, unknown>>
  return by === 'page' ? (clubs.find(({ id }) => id === club)?.origins ?? []) : []
}

/** Names the sites to the page's script; empty if nobody is asked. */
export const signInMeta = (origins: readonly string[]): string =>
  origins.length === 0 ? '' : markup`<meta name="stolik-sign-in" content="${origins.join(' ')}">\n`.markup

export const withSignIn = (document: string, origins: readonly string[]): string =>
  document.replace('</head>', () => `${signInMeta(origins)}</head>`)
