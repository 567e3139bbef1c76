/** Everything that a gateway is built from. */
import type { Writable } from 'node:stream'
import type { HashCost } from '../account/passwords.js'
import type { Club } from '../settings/clubs.js'
import type { Entropy } from '../base/entropy.js'
import type { SocketLimits } from '../graphql/guard.js'
import type { Disk } from '../health/disk.js'
import type { Metrics } from '../health/metrics.js'
import type { Tracing } from '../health/tracing.js'
import type { Mailer } from '../mail/server.js'
import type { Offer } from '../base/offer.js'
import type { SigningKey } from '../ranking/signing/signing.js'
import type { Examiner } from '../findings/examining.js'
import type { RankingWork, WorkDeps } from '../ranking/work/here.js'
import type { SecretBefore } from '../base/secrets.js'
import type { Ages } from '../retention/store.js'
import type { Store } from '../store/store.js'
import type { Pace } from '../table/due.js'
import type { Cluster } from '../store/cluster.js'
import type { FreeText } from '../talk/free-text.js'
import type { MakeThinking } from '../thinking/thinking.js'
import type { Time } from '../base/time.js'
import type { DrawSeats } from '../event/live/draw-in-worker.js'
import type { Printing } from '../event/print/printing.js'
import type { Rates } from '../http/rates.js'
import type { Stores } from '../api/stores.js'

export interface AppDeps {
  readonly games: readonly Offer[]
  readonly store: Store
  /** Where settled hands are archived, if live tables are stored elsewhere. */
  readonly archive?: Store
  /** Everything else that is stored. */
  readonly stores: Stores
  /** The other processes, if there are any. */
  readonly cluster?: Cluster
  readonly time: Time
  readonly entropy: Entropy
  readonly pace: Pace
  readonly secret: string
  /** What hashing a password costs; as much as is recommended by default. */
  readonly hashCost?: HashCost
  /** The previous signing secret, which `secret` replaces. */
  readonly secretBefore?: SecretBefore
  /** Destination of the server's own log; standard output by default. */
  readonly logger: { readonly level: string; readonly stream?: Writable }
  /** Folder of the built portal, if it is to be served. */
  readonly portal?: string
  /** The public URL of this gateway; by default the owner's settings decide. */
  readonly url?: string
  /** The URL for a browser on this machine. */
  readonly local?: string
  /** URL where people can correct the texts of the portal. */
  readonly corrections?: string
  /** Folder with the embeddable files of earlier builds, which some sites still load. */
  readonly embeds?: string
  /** Folder with files of earlier portal builds, including embeddable ones. Each release adds to it. */
  readonly assets?: string
  /** Sites whose pages may use this gateway, such as `https://club.example`. Our own need not be listed. */
  readonly origins?: readonly string[]
  /** Counts requests, in all processes together. */
  readonly rates: Rates
  /** Hands mails to a server. Without it none are sent, and no page mentions them. */
  readonly mailer?: Mailer
  /** Whether and where people may write free text; by default the owner's settings decide. */
  readonly freeText?: FreeText
  /** When the last good backup was made, in milliseconds; unknown by default. */
  readonly lastBackup?: () => Promise<number | undefined>
  /** For how many milliseconds the addresses of privileged acts are kept. */
  readonly keepAddresses?: number
  /** Deletes data by rule, after these ages; by default nothing is deleted. */
  readonly ages?: Ages
  /** Makes sure that no copy of deleted data stays in the files of the store; by default does nothing. */
  readonly scrub?: () => Promise<void>
  /** Examines hands for unfair play; by default in the thread that serves people. */
  readonly examiner?: Examiner
  /** Whether webhooks may go to addresses of private networks. */
  readonly privateWebhooks?: boolean
  /** The association's keys for signing editions: the current one first, then earlier ones. */
  readonly signingKeys?: readonly SigningKey[]
  /** Makes the first signing key if there is none. Without it, nothing is signed in that case. */
  readonly firstKey?: (association: string) => SigningKey
  /** Counts rankings and makes their files; in a worker thread by default. */
  readonly rankingWork?: (deps: WorkDeps) => RankingWork
  /** Typesets the papers of events; by default in the thread that asks for them. */
  readonly printing?: Printing
  /** Chooses the moves of bots that think; by default they play one level below. */
  readonly thinking?: MakeThinking
  /** Draws the seats; in a worker thread by default. */
  readonly draw?: DrawSeats
  /** Clubs whose sites sign their members in and embed this gateway. */
  readonly clubs?: readonly Club[]
  /** The audience (`aud`) that a club's tokens must have. */
  readonly audience?: string
  /** Logins that belong to the association. */
  readonly association?: readonly string[]
  /** Proxies that are trusted to report the sender's address. */
  readonly proxies?: readonly string[]
  /** How many requests one address, and one person, may make in ten seconds; undefined: any number. */
  readonly rate?: number
  readonly sockets?: SocketLimits
  /** How much disk space is left for the data; unknown by default. */
  readonly disk?: Disk
  /** The token that a reader of the metrics must send; by default everybody in a private network may read them. */
  readonly metricsToken?: string
  /** Where metrics are counted; a new registry by default. */
  readonly metrics?: Metrics
  /** Traces requests; by default nothing is traced. */
  readonly tracing?: Pick<Tracing, 'moved' | 'watch'>
  /** Enables GraphiQL, and therefore sends no content security policy. */
  readonly development?: boolean
}
