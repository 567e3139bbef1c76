/**
 * Writes groups of appends to the file of this process.
 *
 * SQLite would wait for the disk inside the event loop, and everything else would stop. So a group is committed without
 * waiting: at that level the file stays intact and its write-ahead log in order. Then a thread of Node's syncs that log,
 * and only after that is the group acknowledged. All other writers commit as safely as before.
 */
import { open } from 'node:fs/promises'
import type Database from 'libsql'
import type { Kysely } from 'kysely'
import { indexVersion } from '../table/played-row.js'
import type { Schema } from './migrations.js'
import { fullBy, reported, type Outages } from './outages.js'
import type { Append } from './store.js'
import { mostKept, type Answer, type Writer, toSql } from './write.js'

export interface Journal extends Writer {
  /**
   * Makes durable what was committed without waiting.
   * @throws from the first failure on.
   */
  sync(): Promise<void>
  close(): Promise<void>
}

/** Makes writes to a file durable. */
export interface Disk {
  sync(): Promise<void>
  close(): Promise<void>
}

export async function diskOf(file: string): Promise<Disk> {
  const handle = await open(file, 'r+')
  return { sync: () => handle.datasync(), close: () => handle.close() }
}

export const noDisk: Disk = { sync: () => Promise.resolve(), close: () => Promise.resolve() }

export function journal(
  database: Database.Database,
  db: Kysely<Schema>,
  disk: Disk,
  term: number,
  outages?: Outages,
): Journal {
  const open = database.prepare('INSERT INTO tables (id, over) VALUES (?, 0) ON CONFLICT DO NOTHING')
  const end = database.prepare('UPDATE tables SET over = 1 WHERE id = ?')
  const enter = database.prepare(
    'INSERT INTO entries (table_id, seq, at, entry, term) VALUES (?, ?, ?, ?, ?)',
  )
  const record = database.prepare('INSERT INTO records (table_id, hand, text, indexed) VALUES (?, ?, ?, ?)')
  const played = database.prepare(
    'INSERT INTO played (person, table_id, hand, chair, at, game, kind, took, own, won, score, ended, shown) ' +
      'VALUES (@person, @table_id, @hand, @chair, @at, @game, @kind, @took, @own, @won, @score, @ended, @shown) ' +
      'ON CONFLICT DO NOTHING',
  )
  const last = database.prepare('SELECT max(seq) AS last FROM entries WHERE table_id = ?')

  /** Lengths of logs, so that the next append need not query them. */
  const lengths = new Map<string, number>()
  let failure: { readonly error: unknown } | undefined

  const lengthOf = (table: string): number =>
    lengths.get(table) ?? ((last.get(table) as { last: number | null }).last ?? -1) + 1

  const writeOne = ({ table, expected, entries, over, records }: Append): Answer => {
    const length = lengthOf(table)
    lengths.set(table, length)
    if (length !== expected) return 'stale'
    if (expected === 0) open.run(table)
    for (const [i, { at, entry }] of entries.entries())
      enter.run(table, expected + i, at, JSON.stringify(entry), term)
    for (const { hand, text, played: rows } of records) {
      record.run(table, hand, text, rows === undefined ? null : indexVersion)
      for (const row of rows ?? []) played.run(toSql(table, hand, row))
    }
    if (over) end.run(table)
    lengths.set(table, expected + entries.length)
    return 'done'
  }

  const commit = (group: readonly Append[]): readonly Answer[] => {
    try {
      database.exec('PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE')
      const answers = group.map(writeOne)
      database.exec('COMMIT')
      return answers
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK')
      throw error
    } finally {
      database.exec('PRAGMA synchronous = FULL')
    }
  }

  const forget = (tables: readonly string[]): void => {
    for (const table of tables) lengths.delete(table)
  }

  // After a failed sync, a disk may report the next one as successful although data is lost.
  const sound = (): void => {
    if (failure !== undefined) throw failure.error
  }
  const sync = async (): Promise<void> => {
    sound()
    try {
      await disk.sync()
    } catch (error) {
      failure = { error }
      outages?.full(fullBy(error) ?? 'EIO', 'FOR_GOOD')
      throw error
    }
  }

  /** Reports what fails because nothing can be written, and what is durable. */
  const heard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (outages === undefined) return work()
    try {
      const done = await work()
      outages.answered(true)
      return done
    } catch (error) {
      throw reported(error, outages)
    }
  }

  const write = async (group: readonly Append[]): Promise<readonly Answer[]> => {
    sound()
    // Takes the only connection in turn, so that it is never inside another transaction.
    const answers = await db.connection().execute(() => Promise.resolve(commit(group)))
    if (lengths.size > mostKept) lengths.clear()
    forget(group.filter(({ over }) => over).map(({ table }) => table))
    await sync()
    return answers
  }

  return {
    forget,
    sync: () => heard(sync),
    write: (group) => heard(() => write(group)),
    close: () => disk.close(),
  }
}
