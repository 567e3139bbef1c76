/** The tables of the SQL file and their migrations. A released migration never changes. */
import type { ColumnType, Kysely, Migration, MigrationProvider } from 'kysely'
import {
  accountDevicesMigration,
  actAddressesMigration,
  accountNamesMigration,
  accountsMigration,
  recoveryMigration,
  signInNamesMigration,
  waitingRecoveriesMigration,
  failedSignInsMigration,
  secondStepsMigration,
  passkeysMigration,
  mailAddressesMigration,
  deniedRolesMigration,
  verifiedMigration,
  accountAgeMigration,
  type AccountSchema,
} from './migrations/account.js'
import { bansMigration, seenGuestsMigration, type BanSchema } from './migrations/bans.js'
import { fairnessMigration, type FairnessSchema } from './migrations/fairness.js'
import { takenNamesMigration, unsaltedNamesMigration, type TakenNameSchema } from './migrations/names.js'
import { playedGuestsMigration, playedMigration, type PlayedSchema } from './migrations/played.js'
import {
  bornMigration,
  enteredMigration,
  membersMigration,
  mergesMigration,
  rankingsMigration,
  type EnteredSchema,
  type MemberSchema,
  type MergeSchema,
  type RankingSchema,
} from './migrations/ranking.js'
import { outboxMigration, webhooksMigration, type WebhookSchema } from './migrations/webhooks.js'
import { retentionDoneMigration, retentionMigration, type RetentionSchema } from './migrations/retention.js'
import { dailyClosedMigration, dailyMigration, type DailySchema } from './migrations/daily.js'
import { noticesMigration, type NoticeSchema } from './migrations/notices.js'
import { leaguesMigration, type LeagueSchema } from './migrations/league.js'
import { ruleSetsMigration, type RulesSchema } from './migrations/rules.js'
import { settingsMigration, type SettingsSchema } from './migrations/settings.js'
import {
  reportReasonsMigration,
  reportSourcesMigration,
  reportsMigration,
  type ReportSchema,
} from './migrations/talk.js'
import {
  separateEventNamesMigration,
  eventNamesMigration,
  eventSettlementsMigration,
  eventsMigration,
  type EventSchema,
} from './migrations/tournament.js'
import {
  compatibleMigration,
  tenureMigration,
  upkeepMigration,
  type CompatibleSchema,
  type TenureSchema,
  type UpkeepSchema,
} from './migrations/tenure.js'

export interface Schema
  extends
    AccountSchema,
    BanSchema,
    CompatibleSchema,
    DailySchema,
    EnteredSchema,
    EventSchema,
    FairnessSchema,
    LeagueSchema,
    MemberSchema,
    MergeSchema,
    NoticeSchema,
    PlayedSchema,
    RankingSchema,
    ReportSchema,
    RetentionSchema,
    RulesSchema,
    SettingsSchema,
    TakenNameSchema,
    TenureSchema,
    UpkeepSchema,
    WebhookSchema {
  /**
   * One row per table. `over` is not 0 once it is over, so that a start need not read every log. `examined` is 1 once its hands were examined
   * for unfair play, or need not be.
   */
  tables: { id: string; over: number; examined: ColumnType<number | null, number | null | undefined> }
  /** The logs: `entry` is JSON, `term` the term in which it was written. */
  entries: { table_id: string; seq: number; at: number; entry: string; term: number | null }
  /** Finished hands as record text. `indexed` is the version of their rows in `played`; null: no rows. */
  records: { table_id: string; hand: number; text: string; indexed: number | null }
}

const first: Migration = {
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('over', 'integer', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('entries')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
      .execute()
    await db.schema
      .createTable('records')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
      .addColumn('hand', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('records_key', ['table_id', 'hand'])
      .execute()
  },
}

export const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '001': first,
      '002': accountsMigration,
      '003': eventsMigration,
      '004': rankingsMigration,
      '005': webhooksMigration,
      '007': mergesMigration,
      '006': outboxMigration,
      '008': accountNamesMigration,
      '009': reportsMigration,
      '010': settingsMigration,
      '011': playedMigration,
      '012': accountDevicesMigration,
      '013': playedGuestsMigration,
      '014': eventNamesMigration,
      '015': actAddressesMigration,
      '016': deniedRolesMigration,
      '017': separateEventNamesMigration,
      '018': bansMigration,
      '019': recoveryMigration,
      '020': failedSignInsMigration,
      '021': takenNamesMigration,
      '022': secondStepsMigration,
      '023': passkeysMigration,
      '024': reportReasonsMigration,
      '025': tenureMigration,
      '026': unsaltedNamesMigration,
      '027': mailAddressesMigration,
      '028': verifiedMigration,
      '029': seenGuestsMigration,
      '030': compatibleMigration,
      '031': retentionMigration,
      '032': reportSourcesMigration,
      '033': upkeepMigration,
      '034': retentionDoneMigration,
      '035': ruleSetsMigration,
      '036': eventSettlementsMigration,
      '037': enteredMigration,
      '038': leaguesMigration,
      '039': membersMigration,
      '040': noticesMigration,
      '041': bornMigration,
      '042': dailyMigration,
      '043': fairnessMigration,
      '044': dailyClosedMigration,
      '045': accountAgeMigration,
      '046': signInNamesMigration,
      '047': waitingRecoveriesMigration,
    }),
}

/**
 * Migrations that change existing parts: an older gateway that lacks one of them refuses the database. Those before 030
 * need not be listed, since every gateway that reads this has them. See docs/architecture.md for the rule.
 */
export const breaking: ReadonlySet<string> = new Set()
