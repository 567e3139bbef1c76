/** What the resolvers work with: everything behind the gateway, without Fastify or GraphQL. */
import type { Accounts } from '../account/accounts.js'
import type { RightsChanges } from '../store/rights-changes.js'
import type { FailedSignIns } from '../account/failed-sign-ins.js'
import type { Marks } from '../names/marks.js'
import type { Passwords } from '../account/passwords.js'
import type { Sessions } from '../account/sessions.js'
import type { Tokens } from '../account/tokens.js'
import type { SeenStore } from '../bans/seen.js'
import type { Bans } from '../bans/standing.js'
import type { Entropy } from '../base/entropy.js'
import type { Log } from '../base/failure.js'
import type { RoomFor } from './lobby/room.js'
import type { LobbyWatch } from './lobby/watch.js'
import type { Names } from '../names/standing.js'
import type { Outbox } from '../mail/outbox.js'
import type { Offer } from '../base/offer.js'
import type { PlayedStore } from '../played/store.js'
import type { Rankings } from '../ranking/rankings.js'
import type { Webhooks } from '../webhooks/index.js'
import type { LastRun } from '../retention/store.js'
import type { Secrets } from '../base/secrets.js'
import type { InstallationSettings } from '../settings/installation.js'
import type { SettingsStore } from '../settings/store.js'
import type { ForgetAtTables } from '../store/forget-at-tables.js'
import type { Store } from '../store/store.js'
import type { Pace } from '../table/due.js'
import type { Tables } from '../live/tables.js'
import type { FreeText } from '../talk/free-text.js'
import type { Reports } from '../talk/reports.js'
import type { Time } from '../base/time.js'
import type { DrawSeats } from '../tournament/draw-in-worker.js'
import type { MayEnter } from '../tournament/entries-from.js'
import type { Events } from '../tournament/events.js'
import type { Keys } from '../tournament/keys.js'
import type { Printing } from '../tournament/printing.js'
import type { EventStore } from '../tournament/store.js'
import type { Budget } from '../http/budget.js'
import type { Rates } from '../http/rates.js'

export interface Gateway {
  readonly games: readonly Offer[]
  readonly tables: Tables
  readonly lobby: LobbyWatch
  readonly store: Store
  readonly tokens: Tokens
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly changes: RightsChanges
  readonly passwords: Passwords
  readonly failedSignIns: FailedSignIns
  /** Who is kept away for a time. */
  readonly bans: Bans
  /** From where guests have played lately. */
  readonly seenGuests: SeenStore
  /** What those are called whose names were taken away. */
  readonly names: Names
  /** What stands beside names that can be believed. */
  readonly marks: Marks
  readonly rates: Rates
  /** What sends mails; null where no server for them is set. */
  readonly outbox: Outbox | null
  /** Where people may say something in their own words. */
  readonly freeText: FreeText
  readonly reports: Reports
  /** People's settled hands. */
  readonly played: PlayedStore
  /** Milliseconds that addresses of privileged acts are kept. */
  readonly keepAddresses: number
  /** Takes people's names out of what tables have left in the store. */
  readonly forgetAtTables: ForgetAtTables
  /** When the last good backup was made, in milliseconds; undefined where none is known. */
  readonly lastBackup: () => Promise<number | undefined>
  /** What went by rule in the last nightly run; undefined before the first, and where none is done. */
  readonly lastForgotten: () => Promise<LastRun | undefined>
  /** Leaves no copy of what was deleted in the files of the store. */
  readonly scrub: () => Promise<void>
  /** What the owner and the environment have decided. */
  readonly settings: InstallationSettings
  readonly settingsStore: SettingsStore
  /** Whom a club's tokens must be meant for. */
  readonly audience: string
  /** What is kept as an HMAC is one with the one that signs. */
  readonly secrets: Secrets
  readonly log: Log
  readonly entropy: Entropy
  readonly time: Time
  readonly pace: Pace
  readonly events: Events
  readonly eventStore: EventStore
  readonly eventKeys: Keys
  readonly rankings: Rankings
  readonly webhooks: Webhooks
  readonly draw: DrawSeats
  readonly printing: Printing
  /** What takes long is paid from it. */
  readonly budget: Budget
  /** Whether somebody may open one more table. */
  readonly roomFor: RoomFor
  readonly mayEnter: MayEnter
}
