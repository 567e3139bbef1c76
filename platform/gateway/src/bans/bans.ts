/** The port of bans: who may not play, or not talk, for a time. One contract suite tests every store. */

export interface Ban {
  readonly id: string
  /**
   * What `of` contains: the id of a person, the household of an address, or the keyed hash of an address that nobody has
   * read.
   */
  readonly kind: 'person' | 'address' | 'hash'
  readonly of: string
  /** The person's name, or the address; empty for a hash. */
  readonly name: string
  /** If true, they may play but not talk. */
  readonly mute: boolean
  /** Milliseconds since 1970, like all times here. */
  readonly at: number
  readonly until: number
}

/** All methods throw when the store cannot be reached. */
export interface BanStore {
  add(ban: Ban): Promise<void>
  /** Removes a ban; false if there is none. */
  lift(id: string): Promise<boolean>
  /** Bans that have not expired, newest first. */
  standing(now: number): Promise<readonly Ban[]>
  /** Removes the names of these people. Their bans stay. */
  forget(people: readonly string[]): Promise<void>
  /** Removes bans that have expired, and with them their addresses. */
  tidy(now: number): Promise<void>
}
