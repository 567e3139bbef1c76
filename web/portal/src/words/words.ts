/** What all pages of the site share; what only one page says is in a room of its own. */
export interface Words {
  readonly skip: string
  readonly free: string
  readonly privacy: string
  readonly lost: string
  readonly lostHint: string
  readonly home: string
  readonly value: string
  readonly replay: string
  readonly events: string
  readonly allEvents: string
  readonly rankings: string
  readonly allRankings: string
  /** A newer build of the site has come to this phone. */
  readonly news: string
  readonly takeNews: string
  readonly menu: string
  /** What the navigation in the head is called, and the one in the foot. */
  readonly pages: string
  readonly morePages: string
  readonly start: string
  readonly account: string
  /** The way to the account while nobody is signed in. */
  readonly signIn: string
  /** The page of one's own finished hands. */
  readonly mine: string
  readonly play: string
  readonly clubs: string
  readonly learn: string
  readonly forClubs: string
  readonly associations: string
  readonly developers: string
  readonly words: string
  readonly look: string
  /** The owner's page, and the one that makes the first owner. */
  readonly owner: string
  readonly setup: string
  /** What the number beside the owner's page in the head counts. */
  readonly requests: string
  /** The code of a page did not come. */
  readonly away: string
  readonly awayHint: string
  readonly again: string
}
