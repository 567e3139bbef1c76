/**
 * Every key and channel that the gateways use in Redis. The keys of a table share the hash tag `{id}`, all others
 * `{house}`, so that each script stays within one slot of a cluster.
 */
export interface Keys {
  /** Stream: the log of a table; entry n has the id `n+1-0` and the fields `at` (ms) and `entry` (JSON). */
  log(table: string): string
  /**
   * Hash of a table: `generation` it was written in, `owner` (the process that drives it) and `fence` (number of
   * its lease), `over` (1 when it is), `kept` (length of the log that the archive is known to have).
   */
  table(table: string): string
  /** Hash: hand → record text, and `played HAND` → what people have of it (JSON), until the archive has it. */
  records(table: string): string
  /** Hash: process → JSON list of the persons who sit at the table and are there by way of it. */
  here(table: string): string
  /** List: the last remarks made at a table (JSON), the newest at the end. */
  remarks(table: string): string
  /** The table whose remarks a key holds. */
  tableOfRemarks(key: string): string
  /** Channel of a table: `generation length` after every append, `here` when somebody came or went, `said` after a remark. */
  nudges(table: string): string
  /** String: the words of those who work with it, the newest first, with commas between; their database holds the same. */
  readonly words: string
  /** All keys of ours, as SCAN matches them. */
  readonly all: string
  /** String: a word drawn when Redis was found empty; logs and leases count within it. */
  readonly generation: string
  /** String: the generation for which everything was taken back from the archive. */
  readonly whole: string
  /** Sorted set: process → when it last gave a sign, in ms of Redis's clock. */
  readonly processes: string
  /** Set: ids of the tables in Redis that are not over, or whose end is not archived. */
  readonly live: string
  /** Set: tables that a process drives, or was about to. */
  driven(process: string): string
  /** Hash: table → row of the lobby (JSON). */
  readonly rows: string
  /** Channel: `[process, table, row or null]` (JSON) after a row has changed. */
  readonly rowNudges: string
  /** Channel: `[process, change]` (JSON) after a change of rights. */
  readonly rights: string
  /** Channel: a process has left, and its tables are to be had. */
  readonly left: string
  /** String with expiry: how often somebody has asked in a window. */
  rate(key: string): string
}

/** The keys in a database of Redis: channels are shared by all its databases, so its number is part of them. */
export function keysOf(database: number): Keys {
  const of = (tag: string, name: string): string => `stolik:${database}:{${tag}}:${name}`
  // Gateways that run know it by that name.
  const shared = (name: string): string => of('house', name)
  return {
    log: (table) => of(table, 'log'),
    table: (table) => of(table, 'table'),
    records: (table) => of(table, 'records'),
    here: (table) => of(table, 'here'),
    remarks: (table) => of(table, 'remarks'),
    tableOfRemarks: (key) => /\{(.*)\}/.exec(key)?.[1] ?? '',
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
  }
}
