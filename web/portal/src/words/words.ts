/** The portal's own sentences. */
export interface Words {
  readonly lead: string
  readonly about: readonly string[]
  readonly skip: string
  readonly free: string
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
}
