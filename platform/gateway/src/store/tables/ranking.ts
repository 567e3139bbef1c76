/** The tables of rankings and of the people in them. */
import type { Kysely } from 'kysely'
import { bigint, integer, table, text, type RowsOf } from '../table.js'

export const rankingTables = {
  persons: table({
    since: '004',
    columns: {
      id: text('key'),
      name: text('null'),
      club: text('null'),
      account: text('null', 'unique'),
      forgotten: integer(),
      /** 1: the record follows from events, see `entered`; 0: the association has written it. */
      from_events: integer('filled', { since: '037', fill: 0 }),
      /** The year of birth; deleted when the person is forgotten. */
      born: integer('null', { since: '041' }),
    },
  }),
  /** The owner of each licence number, whether or not it is valid now. */
  licence_numbers: table({
    since: '004',
    columns: { association: text(), number: text(), person: text({ to: 'persons.id' }) },
    key: ['association', 'number'],
  }),
  licences: table({
    since: '004',
    columns: {
      association: text(),
      number: text(),
      person: text({ to: 'persons.id' }),
      since: text(),
      until: text('null'),
    },
    key: ['association', 'number', 'since'],
    indexes: { person: ['person'] },
  }),
  /** Names with the salts that open the seals of editions. Rows are deleted when a person is forgotten. */
  sealed_names: table({
    since: '004',
    columns: {
      seal: text('key'),
      person: text({ to: 'persons.id' }),
      name: text(),
      club: text('null'),
      salt: text(),
    },
    indexes: { person: ['person'] },
  }),
  /** Never changed: `sheet` is JSON. */
  sheets: table({
    since: '004',
    columns: {
      hash: text('key'),
      source: text(),
      event: text(),
      date: text(),
      game: text(),
      fingerprint: text(),
      sheet: text(),
    },
    indexes: { game: ['game', 'date'], fingerprint: ['fingerprint'] },
    appendOnly: true,
  }),
  /** The sheet that counts for an event; null: none any more. */
  sheet_events: table({
    since: '004',
    columns: { source: text(), event: text(), hash: text('null', { to: 'sheets.hash' }) },
    key: ['source', 'event'],
    indexes: { hash: ['hash'] },
  }),
  /** The people on a sheet; `tally` is JSON. */
  sheet_players: table({
    since: '004',
    columns: { hash: text({ to: 'sheets.hash' }), person: text(), tally: text('null') },
    key: ['hash', 'person'],
    indexes: { person: ['person'] },
  }),
  rankings: table({ since: '004', columns: { id: text('key'), association: text() } }),
  schemes: table({
    since: '004',
    columns: { ranking: text({ to: 'rankings.id' }), version: integer(), scheme: text() },
    key: ['ranking', 'version'],
    appendOnly: true,
  }),
  /** Never changed: `content` is JSON. */
  editions: table({
    since: '004',
    columns: {
      hash: text('key'),
      ranking: text({ to: 'rankings.id' }),
      number: integer(),
      date: text(),
      content: text(),
    },
    unique: { number: ['ranking', 'number'] },
    appendOnly: true,
  }),
  /** Rows are added, never changed. */
  stamps: table({
    since: '004',
    columns: {
      edition: text({ to: 'editions.hash' }),
      n: integer(),
      status: text(),
      at: bigint(),
      by: text(),
      key: text('null'),
      signature: text('null'),
    },
    key: ['edition', 'n'],
    appendOnly: true,
  }),
  /** Merge decisions, never changed. `same_as` is null if a merge is taken back. */
  merges: table({
    since: '007',
    columns: {
      n: integer('key'),
      person: text({ to: 'persons.id' }),
      same_as: text('null', { to: 'persons.id' }),
      at: bigint(),
      by: text(),
    },
    appendOnly: true,
  }),
  /** How each event that counts has people whose record follows from events. Deleted when a person is forgotten. */
  entered: table({
    since: '037',
    columns: {
      source: text(),
      event: text(),
      person: text({ to: 'persons.id' }),
      date: text(),
      name: text(),
      club: text('null'),
      association: text('null'),
      number: text('null'),
    },
    key: ['source', 'event', 'person'],
    indexes: { person: ['person'] },
  }),
  /**
   * When people held a licence that the association has not written down itself, or that was written down before they were
   * forgotten: then without its number.
   */
  licence_days: table({
    since: '037',
    columns: {
      person: text({ to: 'persons.id' }),
      association: text(),
      number: text('null'),
      since: text(),
      until: text('null'),
    },
    indexes: { person: ['person'] },
  }),
  /** From which day people are in a club; `club` is null if in none. They stay when a person is forgotten. */
  memberships: table({
    since: '039',
    columns: { person: text({ to: 'persons.id' }), since: text(), club: text('null') },
    key: ['person', 'since'],
  }),
  /** Lists of members that were taken, never changed: when, by whom, and what they did. */
  member_lists: table({
    since: '039',
    columns: {
      n: integer('key'),
      at: bigint(),
      by: text(),
      file: text(),
      added: integer(),
      changed: integer(),
    },
    appendOnly: true,
  }),
}

type Rankings = Kysely<RowsOf<typeof rankingTables>>

export const rankingSteps = {
  // The outbox asks when editions were stamped.
  '006': async (db: Rankings) => {
    await db.schema.createIndex('stamps_at').on('stamps').column('at').execute()
  },
  // The numbers of somebody are looked for each time they are saved.
  '039': async (db: Rankings) => {
    await db.schema.createIndex('licence_numbers_person').on('licence_numbers').column('person').execute()
  },
}
