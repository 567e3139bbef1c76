/** The tables of play: logs of tables, finished hands, the deals of the day, and what was counted against unfair play. */
import { sql, type Kysely } from 'kysely'
import { bigint, integer, real, table, text, type RowsOf } from '../table.js'

export const playTables = {
  /**
   * One row per table. `over` is not 0 once it is over, so that a start need not read every log. `examined` is 1 once its hands were examined
   * for unfair play, or need not be.
   */
  tables: table({
    since: '001',
    columns: { id: text('key'), over: integer(), examined: integer('null', { since: '043' }) },
  }),
  /** The logs: `entry` is JSON, `term` the term in which it was written; null for entries from before terms existed. */
  entries: table({
    since: '001',
    columns: {
      table_id: text({ to: 'tables.id' }),
      seq: integer(),
      at: bigint(),
      entry: text(),
      term: integer('null', { since: '025' }),
    },
    key: ['table_id', 'seq'],
  }),
  /** Finished hands as record text. `indexed` is the version of their rows in `played`; null: no rows. */
  records: table({
    since: '001',
    columns: {
      table_id: text({ to: 'tables.id' }),
      hand: integer(),
      text: text(),
      indexed: integer('null', { since: '011' }),
    },
    key: ['table_id', 'hand'],
    indexes: { indexed: ['indexed'] },
  }),
  /** People's settled hands, derived from the logs. Rebuilding asks which rows of a table exist. */
  played: table({
    since: '011',
    columns: {
      person: text(),
      table_id: text(),
      hand: integer(),
      chair: integer(),
      at: bigint(),
      game: text(),
      kind: text(),
      took: integer(),
      own: integer(),
      won: integer('null'),
      score: integer('null'),
      /** 1 if the hand ended its series. */
      ended: integer(),
      /** JSON. */
      shown: text(),
    },
    key: ['person', 'table_id', 'hand'],
    indexes: { newest: ['person', 'at', 'table_id', 'hand'], table: ['table_id'] },
  }),
  /** People whose hands were deleted, and until when: these hands are not rebuilt. */
  played_forgotten: table({ since: '011', columns: { person: text('key'), until: bigint() } }),
  /**
   * Guests whose hands belong to an account as well. Rows of hands name the player in the log and can be rebuilt from it, so this
   * says separately that both are the same person.
   */
  played_guests: table({
    since: '013',
    columns: { guest: text('key'), account: text() },
    indexes: { account: ['account'] },
  }),
  /**
   * Who plays the deals of which day. `released` is 1 once everybody may look at the table. `club` names the club whose members alone
   * have these deals; '' for those of everybody, like all attempts before 1.3.
   */
  daily: table({
    since: '042',
    columns: {
      day: text(),
      game: text(),
      person: text(),
      table_id: text(),
      commitment: text(),
      released: integer(),
      club: text('filled', { since: '044', fill: '' }),
    },
    key: ['day', 'game', 'person'],
    indexes: { person: ['person'], released: ['released', 'day'] },
  }),
  /** Deals that lie open, since when. Days that a release before 1.3 has opened have no row. */
  daily_closed: table({
    since: '044',
    columns: { day: text(), game: text(), club: text(), at: bigint() },
    key: ['day', 'game', 'club'],
  }),
  /**
   * Who plays in which league of a week, fixed when they play their first day of it. `week` is its Monday. `next` is the division in which they
   * play next; null until the week is closed. Their points follow from the days.
   */
  daily_leagues: table({
    since: '057',
    columns: {
      week: text(),
      game: text(),
      person: text(),
      club: text(),
      division: integer(),
      league: integer(),
      next: integer('null'),
    },
    key: ['week', 'game', 'person'],
    indexes: { person: ['person', 'week'], open: ['next', 'week'] },
  }),
  /** One row. `at`: when a process last claimed a run. `counted`: when the detectors last counted. `fresh`: 1 if hands came since. */
  fairness_runs: table({
    since: '043',
    columns: { id: integer('key'), at: bigint(), counted: bigint(), fresh: integer() },
  }),
  /** Examined hands of the time that is counted. `players` and `seen` are JSON. */
  fairness_hands: table({
    since: '043',
    columns: {
      table_id: text(),
      hand: integer(),
      game: text(),
      at: bigint(),
      players: text(),
      seen: text(),
    },
    key: ['table_id', 'hand'],
    indexes: { at: ['at'] },
  }),
  /** `hands` is JSON; `changed` is when the state last changed. */
  fairness_findings: table({
    since: '043',
    columns: {
      id: text('key'),
      game: text(),
      detector: text(),
      player: text(),
      player_name: text(),
      companion: text('null'),
      companion_name: text('null'),
      found: integer(),
      among: integer(),
      figure: real(),
      hands: text(),
      since: bigint(),
      counted: bigint(),
      state: text(),
      changed: bigint(),
    },
    indexes: { player: ['player'] },
  }),
  /** What people decided, appealed and answered. Rows are only added; `entry` is JSON, and can be emptied. */
  fairness_entries: table({
    since: '043',
    columns: { finding: text(), n: integer(), at: bigint(), entry: text() },
    key: ['finding', 'n'],
    appendOnly: { emptied: 'entry' },
  }),
  /** Rated tables. `opened` and `began`, the first hand, tell how long people wait for one. `done`: 1 once its result is taken. */
  rated_tables: table({
    since: '050',
    columns: {
      table_id: text('key'),
      game: text(),
      speed: text(),
      opened: bigint(),
      began: bigint('null'),
      done: integer(),
    },
    indexes: { done: ['done'], began: ['game', 'began'] },
  }),
  /** One row: the number of the last result. Whoever adds the next one changes it first, so that no two are counted at once. */
  rated_turns: table({ since: '050', columns: { id: integer('key'), n: bigint() } }),
  /** The results of rated series in the order in which they were counted. `short`: 1 if only players who left pay. */
  rated_series: table({
    since: '050',
    columns: {
      n: bigint('key'),
      table_id: text('unique'),
      game: text(),
      profile: text(),
      at: bigint(),
      hands: integer(),
      squares: real(),
      short: integer(),
    },
    indexes: { game: ['game', 'at'] },
  }),
  /** Their players, with the rating after it. `counted`: 0 if the series did not change it. */
  rated_players: table({
    since: '050',
    columns: {
      n: bigint(),
      chair: integer(),
      person: text(),
      game: text(),
      at: bigint(),
      points: integer(),
      left_early: integer(),
      counted: integer(),
      value: real(),
      deviation: real(),
    },
    key: ['n', 'chair'],
    indexes: { person: ['person', 'game', 'n'], month: ['game', 'at'] },
  }),
  /** The rating of each person in each game, as their last series left it. */
  ratings: table({
    since: '050',
    columns: {
      game: text(),
      person: text(),
      value: real(),
      deviation: real(),
      volatility: real(),
      series: integer(),
      at: bigint(),
    },
    key: ['game', 'person'],
    indexes: { value: ['game', 'value'], person: ['person'] },
  }),
  /** The usual spread of points: what `rated_series` adds up to. */
  rating_spreads: table({
    since: '050',
    columns: { game: text(), profile: text(), hands: bigint(), squares: real() },
    key: ['game', 'profile'],
  }),
}

type Play = Kysely<RowsOf<typeof playTables>>

export const playSteps = {
  // A start asks for live tables.
  '031': async (db: Play) => {
    await sql`CREATE INDEX tables_live ON tables (id) WHERE over = 0`.execute(db)
  },
  '043': async (db: Play) => {
    await sql`CREATE INDEX tables_unexamined ON tables (id) WHERE over <> 0 AND examined IS NULL`.execute(db)
    await db.insertInto('fairness_runs').values({ id: 1, at: 0, counted: 0, fresh: 0 }).execute()
  },
  '050': async (db: Play) => {
    await db.insertInto('rated_turns').values({ id: 1, n: 0 }).execute()
  },
}
