/** What the store of notices holds (`sql.ts`): who wants to be told about which event, and what they were told. */

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
  /** The start of a series shortly before which they were reminded last; 0: none. */
  readonly soon: number
  /** How many tries of the next message were started. */
  readonly tries: number
  /** Not before this time is something sent. */
  readonly next: number
}

/** The state of a subscription that a process has read. Another process may have changed it since. */
export type Seen = Pick<Subscription, 'id' | 'told' | 'reminded' | 'soon' | 'tries' | 'next'>
export type Outcome = Pick<Subscription, 'told' | 'reminded' | 'soon' | 'tries' | 'next'>

export interface KeptKeys {
  readonly public: string
  readonly sealed: string
}
