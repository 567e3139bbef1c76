/**
 * All keys and channels that the gateways use in Redis. Keys of a table share the hash tag `{id}`, those of a pool
 * `{pool}`, and all others `{house}`, so that each script stays within one slot of a Redis cluster.
 */
export interface Keys {
  /** Stream: the log of a table; entry n has the id `n+1-0` and the fields `at` (ms) and `entry` (JSON). */
  log(table: string): string
  /**
   * Hash of a table: `generation` in which it was written, `owner` (process that holds the lease), `fence` (number of the
   * lease), `over` (1 if it is over), `kept` (length of the log that is known to be archived).
   */
  table(table: string): string
  /** Hash: hand → record text, and `played HAND` → the rows of its players (JSON), until they are archived. */
  records(table: string): string
  /** Hash: process → the seated persons who are at the table through it (JSON list). */
  here(table: string): string
  /** List: the latest remarks at the table (JSON), newest last. */
  remarks(table: string): string
  /** The table whose remarks a key holds. */
  tableOfRemarks(key: string): string
  /**
   * Channel of a table: `generation length [at,entry,…]` after every append, with its entries (JSON) unless they are long;
   * `here` when somebody came or left, `said` after a remark.
   */
  nudges(table: string): string
  /**
   * String: the word of the cluster and perhaps its previous one, separated by commas, newest first. The database contains
   * the word too.
   */
  readonly words: string
  /** The SCAN pattern for all our keys. */
  readonly all: string
  /** String: a random word, drawn when Redis was found empty. Logs and leases are valid within it. */
  readonly generation: string
  /** String: the generation that has been completely restored from the archive. */
  readonly whole: string
  /** Sorted set: process → its last heartbeat, in ms of Redis's clock. */
  readonly processes: string
  /** Set: ids of tables in Redis that are not over, or not completely archived. */
  readonly live: string
  /** Set: tables whose lease a process holds, or was about to take. */
  driven(process: string): string
  /** Hash: table → row of the lobby (JSON). */
  readonly rows: string
  /** Channel: `[process, table, row or null]` (JSON) after a row has changed. */
  readonly rowNudges: string
  /** Channel: `[process, change]` (JSON) after rights have changed. */
  readonly rights: string
  /** Channel: a process has left, and its tables can be taken over. */
  readonly left: string
  /** String with expiry: the number of requests in a time window. */
  rate(key: string): string
  /** The same: what was taken from a pool, and from a share of it. */
  pool(pool: string): string
  share(pool: string, key: string): string
}

/** The keys in one database of Redis. Its number is part of them, because all its databases share channels. */
export function keysOf(database: number): Keys {
  const of = (tag: string, name: string): string => `stolik:${database}:{${tag}}:${name}`
  // Running gateways use this tag, so it must not change.
  const shared = (name: string): string => of('house', name)
  return {
    log: (table) => of(table, 'log'),
    table: (table) => of(table, 'table'),
    records: (table) => of(table, 'records'),
    here: (table) => of(table, 'here'),
    remarks: (table) => of(table, 'remarks'),
    tableOfRemarks: (key) => /\{([^{}]*)\}/.exec(key)?.[1] ?? '',
    nudges: (table) => of(table, 'nudges'),
    words: shared('words'),
    all: `stolik:${database}:*`,
    generation: shared('generation'),
    whole: shared('whole'),
    processes: shared('processes'),
    live: shared('live'),
    driven: (process) => shared(`driven:${process}`),
    rows: shared('rows'),
    rowNudges: shared('row-nudges'),
    rights: shared('rights'),
    left: shared('left'),
    rate: (key) => of(key, 'rate'),
    pool: (pool) => of(pool, 'pool'),
    share: (pool, key) => of(pool, `pool:${key}`),
  }
}
