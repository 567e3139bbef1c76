/** What the owner of an installation decides: one document, which is replaced as a whole. */
import type { Role } from './roles.js'

/** Who may announce events: everybody with an account, members whom a club vouches for, or people with the role. */
export const announcers = ['EVERYBODY', 'MEMBERS', 'NAMED'] as const
export type Announcers = (typeof announcers)[number]

/** A club as the owner entered it. */
export interface ClubSettings {
  readonly id: string
  readonly name: string
  readonly place: string | null
  /** The address of its own pages. */
  readonly site: string | null
  /** Sites whose pages may embed our elements, such as `https://club.example`. */
  readonly origins: readonly string[]
  /** An Ed25519 public key (SPKI, base64) by which it signs its members in; null: it does not. */
  readonly key: string | null
  /** Roles that the club may give to its members. */
  readonly roles: readonly Role[]
  /** Whether its tables may write to each other in their own words. */
  readonly freeText: boolean
}

export interface Settings {
  /** Ids of the accounts that own this installation. Nobody else can add to them. */
  readonly owners: readonly string[]
  /** The association or club that runs it. */
  readonly name: string | null
  readonly place: string | null
  /** Where people find it, such as `https://cards.example`. */
  readonly url: string | null
  /** How the operator can be reached, in their own words. */
  readonly contact: string | null
  /** Address where words are corrected: a page, or a mailbox. */
  readonly corrections: string | null
  readonly announce: Announcers
  /** Whether all tables may write to each other in their own words. */
  readonly freeText: boolean
  /** Sites of whoever runs it: they may embed everything. */
  readonly origins: readonly string[]
  readonly clubs: readonly ClubSettings[]
}

/**
 * An announced event stands on public pages under the operator's name, with fees and prizes. So a fresh installation
 * lets only people announce whom its owner has named; asking for the right is one button, granting it another.
 */
export const undecided: Settings = {
  owners: [],
  name: null,
  place: null,
  url: null,
  contact: null,
  corrections: null,
  announce: 'NAMED',
  freeText: false,
  origins: [],
  clubs: [],
}

/** What one document may hold: each browser is sent the origins in a header. */
export const most = { owners: 20, origins: 50, clubs: 200, originsOfClub: 10 } as const
