/** The store port of notices: who wants to be told about which event, and what they were told. One contract suite tests both stores. */

export interface Subscription {
  readonly id: string
  readonly event: string
  /** The account or guest. */
  readonly person: string
  readonly kind: 'push' | 'mail'
  /** The session that it was made in; it ends with it. Null for a guest, and for mails. */
  readonly session: string | null
  /** Where a browser is reached, with its keys. Null for mails, which go to the confirmed address of the account. */
  readonly push: { readonly endpoint: string; readonly p256dh: string; readonly auth: string } | null
  readonly locale: string
  /** When it was made, in milliseconds. */
  readonly at: number
  /** How many entries of the log they were told about. */
  readonly told: number
  /** The start of the event that they were reminded of; 0: none. */
  readonly reminded: number
  /** How many tries of the next message were started. */
  readonly tries: number
  /** Not before this time is something sent. */
  readonly next: number
}

/** The state of a subscription that a process has read. Another process may have changed it since. */
export type Seen = Pick<Subscription, 'id' | 'told' | 'reminded' | 'tries' | 'next'>
export type Outcome = Pick<Subscription, 'told' | 'reminded' | 'tries' | 'next'>

/** All methods throw when the store cannot be reached. */
export interface NoticeStore {
  /** Adds it, or replaces what the same person has for the same event and way. An endpoint belongs to the last person who gave it. */
  add(subscription: Subscription): Promise<void>
  /** Ids of events that somebody wants to be told about. */
  events(): Promise<readonly string[]>
  ofEvent(event: string): Promise<readonly Subscription[]>
  ofPerson(person: string): Promise<readonly Subscription[]>
  /** Reserves it for sending until this time. False: another process has it, or it has changed. */
  claim(seen: Seen, until: number): Promise<boolean>
  /** Records the outcome of what was claimed until this time. Writes nothing if another process claimed it since. */
  settle(id: string, claimed: number, outcome: Outcome): Promise<void>
  drop(id: string): Promise<void>
  dropEvent(event: string): Promise<void>
  dropPerson(person: string): Promise<void>
  /** The keys that sign pushes: the public one, and the private one as it was sealed. Undefined before there are any. */
  keys(): Promise<KeptKeys | undefined>
  /** Stores keys unless there are others than `before`; returns those that are stored then. */
  keepKeys(keys: KeptKeys, before: KeptKeys | undefined): Promise<KeptKeys>
}

export interface KeptKeys {
  readonly public: string
  readonly sealed: string
}
