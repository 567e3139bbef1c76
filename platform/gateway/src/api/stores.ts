/** What a gateway stores beside the tables in play. A store that is missing where one is needed does not compile. */
import { sqlFailed } from '../account/failed-sign-ins.js'
import { sqlAccounts } from '../account/accounts.js'
import { sqlBans } from '../bans/bans.js'
import { sqlSeen } from '../bans/seen.js'
import { sqlDaily } from '../daily/store.js'
import { sqlWeeks } from '../daily/week-store.js'
import { sqlFindings } from '../findings/sql.js'
import { sqlLeagues } from '../league/sql.js'
import { sqlTaken } from '../names/taken.js'
import { sqlNotices } from '../notices/sql.js'
import { sqlPlayed } from '../played/sql.js'
import { sqlRatings } from '../rating/store.js'
import { sqlPlayers } from '../players/store.js'
import { sqlRankings } from '../ranking/store/sql.js'
import { sqlRetention } from '../retention/sql.js'
import { sqlRuleSets } from '../rules/store.js'
import { sqlSettings } from '../settings/store.js'
import { forgetAtTables } from '../store/forget-at-tables.js'
import type { SqlData } from '../store/sql.js'
import { sqlReports } from '../talk/reports.js'
import { sqlEvents } from '../event/store/sql.js'
import { sqlWebhooks } from '../webhooks/sql.js'

/** All of them in one database: a file, memory or PostgreSQL. */
export const sqlStores = ({ db, durably }: Pick<SqlData, 'db' | 'durably'>) => ({
  accounts: sqlAccounts(db),
  failedSignIns: sqlFailed(db),
  bans: sqlBans(db),
  /** The addresses of guests. */
  seenGuests: sqlSeen(db),
  /** Names that were taken away. */
  names: sqlTaken(db),
  /** Reported remarks and behaviour. */
  reports: sqlReports(db),
  /** People's finished hands, written together with the logs. */
  played: sqlPlayed(db),
  /** Whom players follow, block and invite, and what their pages show. */
  players: sqlPlayers(db),
  /** Who plays the deals of which day. */
  daily: sqlDaily(db),
  /** Results of rated series, and ratings. */
  ratings: sqlRatings(db),
  /** Who plays in which league of which week. */
  weeks: sqlWeeks(db),
  /** What was counted against unfair play. */
  findings: sqlFindings(db),
  /** The owner's settings. */
  settings: sqlSettings(db),
  /** The rule sets of clubs and the association. */
  ruleSets: sqlRuleSets(db),
  events: sqlEvents(db, durably),
  rankings: sqlRankings(db, durably),
  leagues: sqlLeagues(db, durably),
  /** Webhooks and their outbox. */
  webhooks: sqlWebhooks(db),
  /** Who wants to be told about which event. */
  notices: sqlNotices(db, durably),
  /** What is deleted by rule, and when. */
  retention: sqlRetention(db),
  /** Removes people's names from what tables have stored. */
  forgetAtTables: forgetAtTables(db),
})

export type Stores = Readonly<ReturnType<typeof sqlStores>>
