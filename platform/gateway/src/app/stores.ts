/** What a gateway stores beside the tables in play. A store that is missing here, or where one is made, does not compile. */
import type { Accounts } from '../account/accounts.js'
import { type FailedSignIns, sqlFailed } from '../account/failed-sign-ins.js'
import { sqlAccounts } from '../account/sql.js'
import { type BanStore, sqlBans } from '../bans/bans.js'
import { sqlSeen, type SeenStore } from '../bans/seen.js'
import { sqlDaily } from '../daily/sql.js'
import type { DailyStore } from '../daily/store.js'
import { sqlFindings } from '../findings/sql.js'
import type { FindingStore } from '../findings/store.js'
import { sqlLeagues } from '../league/sql.js'
import type { LeagueStore } from '../league/store.js'
import { sqlTaken, type TakenNames } from '../names/taken.js'
import { sqlNotices } from '../notices/sql.js'
import type { NoticeStore } from '../notices/store.js'
import { sqlPlayed } from '../played/sql.js'
import type { PlayedStore } from '../played/store.js'
import { sqlRankings } from '../ranking/sql.js'
import type { RankingStore } from '../ranking/store.js'
import { sqlRetention } from '../retention/sql.js'
import type { RetentionStore } from '../retention/store.js'
import { sqlRuleSets } from '../rules/sql.js'
import type { RuleSetStore } from '../rules/store.js'
import { sqlSettings } from '../settings/sql.js'
import type { SettingsStore } from '../settings/store.js'
import { forgetAtTables, type ForgetAtTables } from '../store/forget-at-tables.js'
import type { SqlData } from '../store/sql.js'
import type { Reports } from '../talk/reports.js'
import { sqlReports } from '../talk/sql.js'
import { sqlEvents } from '../event/sql.js'
import type { EventStore } from '../event/store.js'
import { sqlWebhooks } from '../webhooks/sql.js'
import type { WebhookStore } from '../webhooks/store.js'

export interface Stores {
  readonly accounts: Accounts
  readonly failedSignIns: FailedSignIns
  readonly bans: BanStore
  /** The addresses of guests. */
  readonly seenGuests: SeenStore
  /** Names that were taken away. */
  readonly names: TakenNames
  /** Reported remarks and behaviour. */
  readonly reports: Reports
  /** People's finished hands, written together with the logs. */
  readonly played: PlayedStore
  /** Who plays the deals of which day. */
  readonly daily: DailyStore
  /** What was counted against unfair play. */
  readonly findings: FindingStore
  /** The owner's settings. */
  readonly settings: SettingsStore
  /** The rule sets of clubs and the association. */
  readonly ruleSets: RuleSetStore
  readonly events: EventStore
  readonly rankings: RankingStore
  readonly leagues: LeagueStore
  /** Webhooks and their outbox. */
  readonly webhooks: WebhookStore
  /** Who wants to be told about which event. */
  readonly notices: NoticeStore
  /** What is deleted by rule, and when. */
  readonly retention: RetentionStore
  /** Removes people's names from what tables have stored. */
  readonly forgetAtTables: ForgetAtTables
}

/** All of them in one database: a file, memory or PostgreSQL. */
export const sqlStores = ({ db, durably }: Pick<SqlData, 'db' | 'durably'>): Stores => ({
  accounts: sqlAccounts(db),
  failedSignIns: sqlFailed(db),
  bans: sqlBans(db),
  seenGuests: sqlSeen(db),
  names: sqlTaken(db),
  reports: sqlReports(db),
  played: sqlPlayed(db),
  daily: sqlDaily(db),
  findings: sqlFindings(db),
  settings: sqlSettings(db),
  ruleSets: sqlRuleSets(db),
  events: sqlEvents(db, durably),
  rankings: sqlRankings(db, durably),
  leagues: sqlLeagues(db, durably),
  webhooks: sqlWebhooks(db),
  notices: sqlNotices(db, durably),
  retention: sqlRetention(db),
  forgetAtTables: forgetAtTables(db),
})
