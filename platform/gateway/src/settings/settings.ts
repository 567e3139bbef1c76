/** The decisions of an installation's owner: one document, replaced as a whole. */
import type { Role } from '../base/roles.js'

/** Who may announce events: everybody with an account, members whom a club vouches for, or people with the role. */
export const announcers = ['EVERYBODY', 'MEMBERS', 'NAMED'] as const
export type Announcers = (typeof announcers)[number]

/** A club as the owner entered it. */
export interface ClubSettings {
  readonly id: string
  readonly name: string
  readonly place: string | null
  /** The address of its own website. */
  readonly site: string | null
  /** Sites whose pages may embed our elements, such as `https://club.example`. */
  readonly origins: readonly string[]
  /** The Ed25519 public key (SPKI, base64) it signs its members in with; null: it does not. */
  readonly key: string | null
  /** Roles that the club may give to its members. */
  readonly roles: readonly Role[]
  /** Whether players at its tables may send each other free text. */
  readonly freeText: boolean
}

/** A club that is named by its id wherever it left something: in accounts, roles, rules and addresses of pages. */
export interface NotedClub {
  readonly id: string
  /** Fingerprints of the keys that it signed its members in with last. */
  readonly keys: readonly string[]
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
  /** Where mistakes in texts are reported: a page, or a mailbox. */
  readonly corrections: string | null
  readonly announce: Announcers
  /** Whether players at all tables may send each other free text. */
  readonly freeText: boolean
  /** Whether finished hands are examined for unfair play. */
  readonly fairPlay: boolean
  /** The operator's own sites, which may embed everything. */
  readonly origins: readonly string[]
  readonly clubs: readonly ClubSettings[]
  /** The clubs of the environment at the last start of any process; null before the first one that noted them. */
  readonly fixedClubs: readonly NotedClub[] | null
  /** Clubs that were dropped, or taken out of the environment. Their ids are given to no other club. */
  readonly formerClubs: readonly NotedClub[]
}

/**
 * The defaults. An announced event appears on public pages under the operator's name, with fees and prizes. So in a new
 * installation only people named by the owner may announce. One button asks for the right, another grants it.
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
  fairPlay: false,
  origins: [],
  clubs: [],
  fixedClubs: null,
  formerClubs: [],
}

/** Size limits of the document: the origins are sent to every browser in a header. */
export const most = { owners: 20, origins: 50, clubs: 200, originsOfClub: 10 } as const
