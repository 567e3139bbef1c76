/**
 * Moves everything from a folder into a PostgreSQL database, or back. At every moment one of the two can be used for playing.
 * The target is marked as unfinished until it was compared with the source and the source records where its data went.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { BadConfig } from '../base/bad-config.js'
import { openFolder } from '../store/data-folder.js'
import { openStanding } from '../store/database.js'
import { makeFolder } from '../base/make-folder.js'
import type { Schema } from '../store/migrations.js'
import type { SqlData } from '../store/sql.js'
import { openSqlite } from '../store/sqlite.js'
import { copyAll, differences, type Digests, type Progress } from './copy.js'
import { connectTo } from './from-postgres.js'
import { nameOf, type Place } from './place.js'
import { look, putInPlace, removeFile } from './raw-file.js'
import { NotDone, ofDisk } from './refusal.js'
import { holdFile, putAside } from './restore.js'
import { postgresSource, sqliteSink, sqliteSource, type Source } from './rows.js'
import { newestVersion, shapeOf, type TableShape } from './shape.js'
import { fillPostgres } from './to-postgres.js'

export interface MoveOptions {
  /** Whether to replace what is at the target: a file is put aside, the contents of a database are deleted. */
  readonly over: boolean
  /**
   * Whether to leave behind what several processes have played since their last settled hands. That data is only in Redis.
   */
  readonly settled: boolean
  readonly tell: Progress
  readonly now: () => number
}

/** Moves the data; returns the digest of each table. @throws NotDone if it was not done; the source is then unchanged */
export async function move(from: Place, to: Place, options: MoveOptions): Promise<Digests> {
  if (from.kind === to.kind)
    throw new NotDone('A move goes from a data folder to a PostgreSQL database, or the other way round.')
  const source = await openSource(from)
  try {
    const { to: version, known } = source.migrated
    if (version > known)
      throw new NotDone(
        `${nameOf(from)} is of version ${version}, and this Stolik knows versions up to ${known}: ` +
          'what newer versions have added would be left behind. Move it with the newest Stolik that has used it.',
      )
    const before = await tenureOf(source.db)
    if (before.moved === '')
      throw new NotDone(`${nameOf(from)} is itself the target of a move that was not finished.`)
    if (before.moved !== null && before.moved !== nameOf(to))
      throw new NotDone(
        `${nameOf(from)} was moved to ${before.moved} already: “stolik move --undo” removes the mark.`,
      )
    if (before.redis !== null && !options.settled)
      throw new NotDone(
        'Several processes used this database. What was played since the last settled hands is in Redis, and is not moved. ' +
          'Let the tables in play end first, or add --settled.',
      )
    const shape = await shapeOf(await newestVersion())
    // If the source is already marked, only the end of the move is missing. People may have played at the finished target, so
    // it must not be replaced.
    const wish = { ...options, over: options.over && before.moved === null }
    // Cards of a hand that is only in Redis, or that came after a backup, were seen already. Marked as a copy, the target
    // deals such a hand anew.
    const was: Was = { term: before.term, copied: before.copied === 1 || before.redis !== null ? 1 : 0 }
    options.tell(`Copying ${nameOf(from)} to ${nameOf(to)} …`)
    const target =
      to.kind === 'folder'
        ? await fillFolder(to.folder, was, source.rows, shape, wish)
        : await fillDatabase(to.url, was, source.rows, shape, wish)
    try {
      const unlike = differences(target.there, target.here)
      if (unlike.length > 0)
        throw new NotDone(`Both sides differ in ${unlike.join(', ')}: nothing was moved.`)
      await mark(source.db, nameOf(to))
      options.tell('Both sides hold the same, and the source is marked as moved.')
      await target.finish()
      return target.here
    } finally {
      await target.end()
    }
  } finally {
    await source.close()
  }
}

/** Removes the mark that says where the data went. */
export async function undoMove(from: Place): Promise<string> {
  const { db, close } = await openSource(from)
  try {
    const { moved } = await tenureOf(db)
    if (moved === null) throw new NotDone(`${nameOf(from)} was not moved.`)
    if (moved === '')
      throw new NotDone(
        `${nameOf(from)} is the target of a move that was not finished: run “stolik move” again.`,
      )
    await mark(db, null)
    return moved
  } finally {
    await close()
  }
}

interface OpenSource extends Pick<SqlData, 'db' | 'migrated'> {
  readonly rows: Source
  readonly close: () => Promise<void>
}

/** Opens the source for exclusive use, until it is closed. */
async function openSource(from: Place): Promise<OpenSource> {
  if (from.kind === 'folder') {
    if (!existsSync(join(from.folder, 'stolik.db')))
      throw new NotDone(`There is no stolik.db in ${from.folder}.`)
    const { db, migrated, store } = await opened(openFolder(from.folder))
    return { db, migrated, rows: sqliteSource(db), close: () => store.close() }
  }
  const { db, migrated, store } = await opened(openStanding(from.url))
  const client = await connectTo(from.url, 'stolik move')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  return {
    db,
    migrated,
    rows: postgresSource(client),
    close: async () => {
      await client.end()
      await store.close()
    },
  }
}

const opened = (opening: Promise<SqlData>): Promise<SqlData> =>
  opening.catch((error: unknown) => {
    throw error instanceof BadConfig ? new NotDone(error.message) : error
  })

const tenureOf = (db: Kysely<Schema>): Promise<Schema['tenure']> =>
  db.selectFrom('tenure').selectAll().executeTakeFirstOrThrow()

const mark = async (db: Kysely<Schema>, moved: string | null): Promise<void> => {
  await db.updateTable('tenure').set({ moved }).execute()
}

/** The parts of the source's tenure that the target takes over. */
type Was = Pick<Schema['tenure'], 'term'> & { readonly copied: 0 | 1 }

interface Target {
  /** Digests of what was read at the source, and of what is then at the target. */
  readonly there: Digests
  readonly here: Digests
  readonly finish: () => Promise<void>
  readonly end: () => Promise<void>
}

async function fillDatabase(
  url: string,
  { term, copied }: Was,
  source: Source,
  shape: readonly TableShape[],
  { over, tell }: MoveOptions,
): Promise<Target> {
  const filled = await fillPostgres(url, { over, term }, (sink) => copyAll(source, shape, sink, tell))
  try {
    tell('Comparing …')
    const here = await filled.read(shape, tell)
    return { there: filled.there, here, end: filled.end, finish: () => filled.finish({ copied }) }
  } catch (error) {
    await filled.end()
    throw error
  }
}

async function fillFolder(
  folder: string,
  was: Was,
  source: Source,
  shape: readonly TableShape[],
  options: MoveOptions,
): Promise<Target> {
  const target = join(folder, 'stolik.db')
  try {
    makeFolder(folder)
  } catch (error) {
    throw ofDisk(error, `The folder ${folder}`)
  }
  if (!existsSync(target)) return fillHeld(folder, was, source, shape, options)
  holdFile(target, folder)()
  if (!options.over && !isUnfinished(target))
    throw new NotDone(
      `There is a stolik.db in ${folder} already: move into another folder, or add --over to put it aside.`,
    )
  const letGo = holdFile(target, folder)
  try {
    return await fillHeld(folder, was, source, shape, options)
  } finally {
    letGo()
  }
}

/** Fills a folder that no gateway uses meanwhile. */
async function fillHeld(
  folder: string,
  { term, copied }: Was,
  source: Source,
  shape: readonly TableShape[],
  { tell, now }: MoveOptions,
): Promise<Target> {
  const [target, part, termMark] = ['stolik.db', 'stolik.db.part', 'term'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await removeFile(part)
  const data = await openSqlite(part)
  let [there, here]: Digests[] = []
  // A previous owner of the folder may have reached a higher term.
  const seen = existsSync(termMark) ? Number(readFileSync(termMark, 'utf8')) || 0 : 0
  try {
    there = await data.db.transaction().execute(async (trx) => {
      for (const { name, hasRows } of shape)
        if (hasRows) await sql`DELETE FROM ${sql.table(name)}`.execute(trx)
      return copyAll(source, shape, sqliteSink(trx), tell)
    })
    await data.db
      .updateTable('tenure')
      .set({ term: Math.max(term, seen), copied, moved: '' })
      .execute()
    here = await copyAll(sqliteSource(data.db), shape, undefined, tell)
  } finally {
    await data.store.close()
  }
  tell('Comparing …')
  if (existsSync(target)) tell(`What was there is now ${await putAside(target, now())}.`)
  await putInPlace(part, target)
  return {
    there,
    here,
    finish: () => {
      look(target, (database) => database.exec('UPDATE tenure SET moved = NULL'))
      writeFileSync(termMark, `${Math.max(term, seen)}\n`, { mode: 0o600 })
      return Promise.resolve()
    },
    end: () => Promise.resolve(),
  }
}

const isUnfinished = (file: string): boolean =>
  look(file, (database) => {
    const columns = database
      .prepare("SELECT name FROM pragma_table_info('tenure') WHERE name = 'moved'")
      .all()
    if (columns.length === 0) return false
    const [row] = database.prepare('SELECT moved FROM tenure').all() as { moved: string | null }[]
    return row?.moved === ''
  })
