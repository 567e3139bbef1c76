/** What a gateway is built from. */
import type { Writable } from 'node:stream'
import type { Accounts } from '../account/accounts.js'
import type { Club } from '../settings/clubs.js'
import type { FailedSignIns } from '../account/failed-sign-ins.js'
import type { BanStore } from '../bans/bans.js'
import type { SeenStore } from '../bans/seen.js'
import type { Entropy } from '../base/entropy.js'
import type { SocketLimits } from '../graphql/guard.js'
import type { Disk } from '../health/disk.js'
import type { Metrics } from '../health/metrics.js'
import type { TakenNames } from '../names/taken.js'
import type { Mailer } from '../mail/outbox.js'
import type { Offer } from '../base/offer.js'
import type { PlayedStore } from '../played/store.js'
import type { SigningKey } from '../ranking/signing.js'
import type { RankingStore } from '../ranking/store.js'
import type { RankingWork, WorkDeps } from '../ranking/work/here.js'
import type { WebhookStore } from '../webhooks/store.js'
import type { SecretBefore } from '../base/secrets.js'
import type { Ages } from '../retention/rules.js'
import type { RetentionStore } from '../retention/store.js'
import type { SettingsStore } from '../settings/store.js'
import type { ForgetAtTables } from '../store/forget-at-tables.js'
import type { Store } from '../store/store.js'
import type { Pace } from '../table/due.js'
import type { Cluster } from '../store/cluster.js'
import type { FreeText } from '../talk/free-text.js'
import type { Reports } from '../talk/reports.js'
import type { Time } from '../base/time.js'
import type { DrawSeats } from '../tournament/draw-in-worker.js'
import type { Printing } from '../tournament/printing.js'
import type { EventStore } from '../tournament/store.js'
import type { Rates } from '../http/rates.js'

export interface AppDeps {
  readonly games: readonly Offer[]
  readonly store: Store
  /** Where what is settled is kept for good, where live tables are elsewhere. */
  readonly archive?: Store
  /** The other processes, if there are any. */
  readonly cluster?: Cluster
  readonly time: Time
  readonly entropy: Entropy
  readonly pace: Pace
  readonly secret: string
  /** The one that it takes the place of. */
  readonly secretBefore?: SecretBefore
  /** Where the server's own log goes; standard output unless a stream is given. */
  readonly logger: { readonly level: string; readonly stream?: Writable }
  /** Folder of the built portal, if it is to be served. */
  readonly portal?: string
  /** Where people find this gateway; where its owner says unless given. */
  readonly url?: string
  /** Where a browser on this machine finds it. */
  readonly local?: string
  /** Address where words of the portal are corrected. */
  readonly corrections?: string
  /** Folder with what earlier builds lent other sites, of which some still load it. */
  readonly embeds?: string
  /** Folder with what earlier builds of the portal were made of, and what they lent; each release adds to it. */
  readonly kept?: string
  /** Sites whose pages may use this gateway, such as `https://club.example`; our own need not be listed. */
  readonly origins?: readonly string[]
  /** Forgotten with the process unless given, like `rates`. */
  readonly accounts?: Accounts
  readonly rates?: Rates
  /** What hands mails to a server; without it none are sent, and no page speaks of them. */
  readonly mailer?: Mailer
  /** Where failed sign-ins are noted; forgotten with the process unless given. */
  readonly failedSignIns?: FailedSignIns
  /** Where bans are kept; forgotten with the process unless given. */
  readonly bans?: BanStore
  /** Where it is kept from where guests play; forgotten with the process unless given. */
  readonly seenGuests?: SeenStore
  /** Where names that were taken away are kept; forgotten with the process unless given. */
  readonly names?: TakenNames
  /** Where people may say something in their own words; where the owner decides unless given. */
  readonly freeText?: FreeText
  /** Takes people's names out of what tables have left in the store; nothing to do unless given. */
  readonly forgetAtTables?: ForgetAtTables
  /** When the last good backup was made, in milliseconds; nobody knows of any unless given. */
  readonly lastBackup?: () => Promise<number | undefined>
  /** Milliseconds that addresses of privileged acts are kept. */
  readonly keepAddresses?: number
  /** What forgets by rule, and how long what goes by rule is kept; nothing does unless given. */
  readonly retention?: { readonly store: RetentionStore; readonly ages: Ages }
  /** Leaves no copy of what was deleted in the files of the store; nothing to do unless given. */
  readonly scrub?: () => Promise<void>
  /** Where reported remarks are kept; forgotten with the process unless given. */
  readonly reports?: Reports
  /** Where people's settled hands are listed, with the logs; nowhere unless given. */
  readonly played?: PlayedStore
  /** Where what the owner decides is kept; forgotten with the process unless given. */
  readonly settings?: SettingsStore
  /** Where events are kept; forgotten with the process unless given. */
  readonly events?: EventStore
  /** Where rankings are kept; forgotten with the process unless given. */
  readonly rankings?: RankingStore
  /** Where webhooks and their outbox are kept; forgotten with the process unless given. */
  readonly webhooks?: WebhookStore
  /** Whether webhooks may go to addresses of private networks. */
  readonly privateWebhooks?: boolean
  /** What the association signs editions with: the first one now, the others before. */
  readonly signingKeys?: readonly SigningKey[]
  /** Draws what it signs with where there is none yet; without it nothing is signed then. */
  readonly firstKey?: (association: string) => SigningKey
  /** Where rankings are counted and their files made; in a thread of its own unless given. */
  readonly rankingWork?: (deps: WorkDeps) => RankingWork
  /** Where papers of events are typeset; where they are asked for unless given. */
  readonly printing?: Printing
  /** How seats are drawn; in a thread of its own unless given. */
  readonly draw?: DrawSeats
  /** Clubs whose sites sign their members in, and embed us. */
  readonly clubs?: readonly Club[]
  /** Whom a club's tokens must be meant for. */
  readonly audience?: string
  /** Logins that are of the association. */
  readonly association?: readonly string[]
  /** Machines whose word for a sender's address is taken. */
  readonly proxies?: readonly string[]
  /** Requests that one address, and one person, may make in ten seconds; undefined = any number. */
  readonly rate?: number
  readonly sockets?: SocketLimits
  /** How much room is left where the data are; not known unless given. */
  readonly disk?: Disk
  /** What a reader of the numbers has to show; whoever asks from a private network may read them unless given. */
  readonly metricsToken?: string
  /** What is counted goes in here; our own unless given. */
  readonly metrics?: Metrics
  /** GraphiQL, and no content security policy in its way. */
  readonly development?: boolean
}
