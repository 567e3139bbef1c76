/** Everything that resolvers work with, without Fastify or GraphQL. */
import type { RightsChanges } from '../store/rights-changes.js'
import type { FailedSignIns } from '../account/failed-sign-ins.js'
import type { Marks } from '../names/marks.js'
import type { Passwords } from '../account/passwords.js'
import type { Sessions } from '../account/sessions.js'
import type { Tokens } from '../account/tokens.js'
import type { Bans } from '../bans/standing.js'
import type { Entropy } from '../base/entropy.js'
import type { Log } from '../base/failure.js'
import type { Room } from '../lobby/api/room.js'
import type { Leagues } from '../league/leagues.js'
import type { LobbyWatch } from '../lobby/api/watch.js'
import type { Names } from '../names/standing.js'
import type { Notices } from '../notices/index.js'
import type { SitePresence } from '../players/presence.js'
import type { Outbox } from '../mail/outbox.js'
import type { Mailer } from '../mail/server.js'
import type { Offer } from '../base/offer.js'
import type { Ratings } from '../rating/ratings.js'
import type { Rankings } from '../ranking/acts/rankings.js'
import type { Webhooks } from '../webhooks/index.js'
import type { LastRun } from '../retention/store.js'
import type { Secrets } from '../base/secrets.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { SettingsStore } from '../settings/store.js'
import type { Store } from '../store/store.js'
import type { Pace } from '../table/due.js'
import type { Tables } from '../live/tables.js'
import type { FreeText } from '../talk/free-text.js'
import type { Stores } from './stores.js'
import type { Thinking } from '../thinking/thinking.js'
import type { Time } from '../base/time.js'
import type { DrawFixtures, DrawSeats } from '../event/live/draw-in-worker.js'
import type { MayEnter } from '../event/api/entries-from.js'
import type { MayWrite } from '../event/api/writing.js'
import type { Events } from '../event/live/events.js'
import type { Keys } from '../event/store/keys.js'
import type { Printing } from '../event/print/printing.js'
import type { EventStore } from '../event/store/sql.js'
import type { Budget } from '../http/budget.js'
import type { Rates } from '../http/rates.js'

/** What routes are served with. */
export interface Served {
  readonly gateway: Gateway
  /** Further options of the routes, such as limits. */
  readonly options: object
}

/** The stores that resolvers use as they are. */
type OwnStores =
  | 'accounts'
  | 'seenGuests'
  | 'reports'
  | 'played'
  | 'players'
  | 'daily'
  | 'weeks'
  | 'findings'
  | 'forgetAtTables'
  | 'ruleSets'

export interface Gateway extends Pick<Stores, OwnStores> {
  readonly games: readonly Offer[]
  readonly tables: Tables
  readonly lobby: LobbyWatch
  readonly store: Store
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly changes: RightsChanges
  readonly passwords: Passwords
  readonly failedSignIns: FailedSignIns
  /** People who are banned for a time. */
  readonly bans: Bans
  /** The current names of people whose names were taken away. */
  readonly names: Names
  /** Marks beside names that are verified. */
  readonly marks: Marks
  readonly rates: Rates
  /** Hands a mail to the mail server at once; null if none is configured. */
  readonly mailer: Mailer | null
  /** Sends mails; null if no mail server is configured. */
  readonly outbox: Outbox | null
  /** Whether and where people may write free text. */
  readonly freeText: FreeText
  /** Begins to examine hands, if it is switched on, rather than within a minute. */
  readonly examineNow: () => void
  /** For how many milliseconds the addresses of privileged acts are kept. */
  readonly keepAddresses: number
  /** When the last good backup was made, in milliseconds; undefined if unknown. */
  readonly lastBackup: () => Promise<number | undefined>
  /** What the last nightly run deleted by rule; undefined before the first run, and if there is none. */
  readonly lastForgotten: () => Promise<LastRun | undefined>
  /** Makes sure that no copy of deleted data stays in the files of the store. */
  readonly scrub: () => Promise<void>
  /** Decisions of the owner and the environment. */
  readonly settings: InstallationSettings
  readonly settingsStore: SettingsStore
  /** The audience (`aud`) that a club's tokens must have. */
  readonly audience: string
  /** HMACs in the store are made with the current signing secret. */
  readonly secrets: Secrets
  readonly log: Log
  readonly entropy: Entropy
  readonly time: Time
  readonly pace: Pace
  readonly events: Events
  readonly eventStore: EventStore
  readonly eventKeys: Keys
  readonly rankings: Rankings
  /** Ratings of people who play rated tables. */
  readonly ratings: Ratings
  /** Who has a page of the site open. */
  readonly presence: SitePresence
  readonly leagues: Leagues
  readonly webhooks: Webhooks
  /** Tells entrants of events what they must know. */
  readonly notices: Notices
  readonly draw: DrawSeats
  readonly drawFixtures: DrawFixtures
  readonly printing: Printing
  /** Thinks for bots, and for people who want a hint. */
  readonly thinking: Thinking
  /** Whether the operator lets new tables be opened now. */
  readonly opensTables: () => boolean
  /** Limits expensive work. */
  readonly budget: Budget
  /** Limits who may open another table, or sit down at one. */
  readonly room: Room
  readonly mayEnter: MayEnter
  /** Limits what one account writes a day at events. */
  readonly mayWrite: MayWrite
}
