/** The SQL tables of rankings, for both SQLite and PostgreSQL. */
import type { ColumnType, Generated, Kysely, Migration } from 'kysely'
import { appendOnly } from '../append-only.js'

/** PostgreSQL returns a bigint as text. */
type Big = ColumnType<number | string, number, number>

export interface RankingSchema {
  persons: {
    id: string
    name: string | null
    club: string | null
    account: string | null
    forgotten: number
    /** 1: the record follows from events, see `EnteredSchema`; 0: the association has written it. */
    from_events: Generated<number>
    /** The year of birth; deleted when the person is forgotten. */
    born: number | null
  }
  /** The owner of each licence number, whether or not it is valid now. */
  licence_numbers: { association: string; number: string; person: string }
  licences: { association: string; number: string; person: string; since: string; until: string | null }
  /** Names with the salts that open the seals of editions. Rows are deleted when a person is forgotten. */
  sealed_names: { seal: string; person: string; name: string; club: string | null; salt: string }
  /** Never changed: `sheet` is JSON. */
  sheets: {
    hash: string
    source: string
    event: string
    date: string
    game: string
    fingerprint: string
    sheet: string
  }
  /** The sheet that counts for an event; null: none any more. */
  sheet_events: { source: string; event: string; hash: string | null }
  /** The people on a sheet; `tally` is JSON. */
  sheet_players: { hash: string; person: string; tally: string | null }
  rankings: { id: string; association: string }
  schemes: { ranking: string; version: number; scheme: string }
  /** Never changed: `content` is JSON. */
  editions: { hash: string; ranking: string; number: number; date: string; content: string }
  /** Rows are added, never changed. */
  stamps: {
    edition: string
    n: number
    status: string
    at: Big
    by: string
    key: string | null
    signature: string | null
  }
}

export const rankingsMigration: Migration = {
  up: async (db: Kysely<RankingSchema>) => {
    await people(db)
    await sheets(db)
    await editions(db)
    for (const table of ['sheets', 'schemes', 'editions', 'stamps']) await appendOnly(db, table)
  },
}

async function people(db: Kysely<RankingSchema>): Promise<void> {
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('club', 'text')
    .addColumn('account', 'text', (c) => c.unique())
    .addColumn('forgotten', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('licence_numbers')
    .addColumn('association', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
    .addPrimaryKeyConstraint('licence_numbers_key', ['association', 'number'])
    .execute()
  await db.schema
    .createTable('licences')
    .addColumn('association', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('until', 'text')
    .addPrimaryKeyConstraint('licences_key', ['association', 'number', 'since'])
    .execute()
  await db.schema.createIndex('licences_person').on('licences').column('person').execute()
  await db.schema
    .createTable('sealed_names')
    .addColumn('seal', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('club', 'text')
    .addColumn('salt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sealed_names_person').on('sealed_names').column('person').execute()
}

async function sheets(db: Kysely<RankingSchema>): Promise<void> {
  await db.schema
    .createTable('sheets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('sheet', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sheets_game').on('sheets').columns(['game', 'date']).execute()
  await db.schema.createIndex('sheets_fingerprint').on('sheets').column('fingerprint').execute()
  await db.schema
    .createTable('sheet_events')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.references('sheets.hash'))
    .addPrimaryKeyConstraint('sheet_events_key', ['source', 'event'])
    .execute()
  await db.schema.createIndex('sheet_events_hash').on('sheet_events').column('hash').execute()
  await db.schema
    .createTable('sheet_players')
    .addColumn('hash', 'text', (c) => c.notNull().references('sheets.hash'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('tally', 'text')
    .addPrimaryKeyConstraint('sheet_players_key', ['hash', 'person'])
    .execute()
  await db.schema.createIndex('sheet_players_person').on('sheet_players').column('person').execute()
}

async function editions(db: Kysely<RankingSchema>): Promise<void> {
  await db.schema
    .createTable('rankings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('association', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('schemes')
    .addColumn('ranking', 'text', (c) => c.notNull().references('rankings.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('scheme', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('schemes_key', ['ranking', 'version'])
    .execute()
  await db.schema
    .createTable('editions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('ranking', 'text', (c) => c.notNull().references('rankings.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addUniqueConstraint('editions_number', ['ranking', 'number'])
    .execute()
  await db.schema
    .createTable('stamps')
    .addColumn('edition', 'text', (c) => c.notNull().references('editions.hash'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('signature', 'text')
    .addPrimaryKeyConstraint('stamps_key', ['edition', 'n'])
    .execute()
}

export interface MergeSchema {
  /** Merge decisions, never changed. `same_as` is null if a merge is taken back. */
  merges: {
    n: number
    person: string
    same_as: string | null
    at: Big
    by: string
  }
}

export const mergesMigration: Migration = {
  up: async (db: Kysely<MergeSchema>) => {
    await db.schema
      .createTable('merges')
      .addColumn('n', 'integer', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
      .addColumn('same_as', 'text', (c) => c.references('persons.id'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .execute()
    await appendOnly(db, 'merges')
  },
}

export interface EnteredSchema {
  /** How each event that counts has people whose record follows from events. Deleted when a person is forgotten. */
  entered: {
    source: string
    event: string
    person: string
    date: string
    name: string
    club: string | null
    association: string | null
    number: string | null
  }
  /**
   * When people held a licence that the association has not written down itself, or that was written down before they were
   * forgotten: then without its number.
   */
  licence_days: {
    person: string
    association: string
    number: string | null
    since: string
    until: string | null
  }
}

export const enteredMigration: Migration = {
  up: async (db: Kysely<EnteredSchema & RankingSchema>) => {
    await db.schema
      .alterTable('persons')
      .addColumn('from_events', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('entered')
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('club', 'text')
      .addColumn('association', 'text')
      .addColumn('number', 'text')
      .addPrimaryKeyConstraint('entered_key', ['source', 'event', 'person'])
      .execute()
    await db.schema.createIndex('entered_person').on('entered').column('person').execute()
    await db.schema
      .createTable('licence_days')
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
      .addColumn('association', 'text', (c) => c.notNull())
      .addColumn('number', 'text')
      .addColumn('since', 'text', (c) => c.notNull())
      .addColumn('until', 'text')
      .execute()
    await db.schema.createIndex('licence_days_person').on('licence_days').column('person').execute()
  },
}

export interface MemberSchema {
  /** From which day people are in a club; `club` is null if in none. They stay when a person is forgotten. */
  memberships: { person: string; since: string; club: string | null }
  /** Lists of members that were taken, never changed: when, by whom, and what they did. */
  member_lists: { n: number; at: Big; by: string; file: string; added: number; changed: number }
}

export const membersMigration: Migration = {
  up: async (db: Kysely<MemberSchema & RankingSchema>) => {
    await db.schema
      .createTable('memberships')
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
      .addColumn('since', 'text', (c) => c.notNull())
      .addColumn('club', 'text')
      .addPrimaryKeyConstraint('memberships_key', ['person', 'since'])
      .execute()
    // The numbers of somebody are looked for each time they are saved.
    await db.schema.createIndex('licence_numbers_person').on('licence_numbers').column('person').execute()
    await db.schema
      .createTable('member_lists')
      .addColumn('n', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('added', 'integer', (c) => c.notNull())
      .addColumn('changed', 'integer', (c) => c.notNull())
      .execute()
    await appendOnly(db, 'member_lists')
  },
}

export const bornMigration: Migration = {
  up: async (db: Kysely<RankingSchema>) => {
    await db.schema.alterTable('persons').addColumn('born', 'integer').execute()
  },
}
