/** Makes a backup: one file, from any store. It counts as good only after a trial restore whose logs could all be read. */
import { type Copied, type Due, type IsDue, believedUntil } from './noted.js'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type Database from 'libsql'
import { StoreInUse } from '../store/in-use.js'
import { openFile } from '../store/sqlite-file.js'
import { gatewayOf, whileStill } from './control.js'
import type { Progress } from './copy.js'
import { backupName } from './file-name.js'
import { copyPostgres } from './from-postgres.js'
import { type Plugins, readLogs } from './logs.js'
import type { Place } from './place.js'
import { bytesOf, copyFile, look, markCopied, putInPlace, versionIn } from './raw-file.js'
import { NotDone, ofDisk } from './refusal.js'
import { openFolder } from '../store/data-folder.js'
import { BadConfig } from '../base/bad-config.js'
import { restoreToFolder } from './restore.js'

interface BackupWish {
  readonly from: Place
  /** The folder for it, which exists. Nobody else makes a backup there meanwhile. */
  readonly into: string
  readonly plugins: Plugins
  readonly tell: Progress
  readonly now: () => number
  /** Makes none while the last good one is younger than this, in milliseconds; always makes one by default. */
  readonly dueAfter?: number
}

interface Backup extends Verified {
  /**
   * The last database version that is completely in it, if the database is of a newer one. Data added by newer versions is
   * missing. undefined: it is complete.
   */
  readonly lacks?: number
  readonly file: string
  readonly bytes: number
}

const making = '.making-'

/**
 * Makes a backup; undefined if none is due.
 * @throws NotDone with one line if there is no good backup. The bad one lies beside the good ones, as `.bad`.
 */
export async function backUp(wish: BackupWish): Promise<Backup | undefined> {
  const { from, into, plugins, tell, now, dueAfter = 0 } = wish
  // Left over from a process that was killed. Nobody else works in this folder.
  for (const name of await readdir(into))
    if (name.startsWith(making)) await rm(join(into, name), { recursive: true, force: true })
  const scratch = await mkdtemp(join(into, making)).catch((error: unknown) => {
    throw ofDisk(error, `The folder ${into}`)
  })
  try {
    const part = join(scratch, 'part.db')
    let at = now()
    // Other backups may have been waited for before this is called.
    const isDue: IsDue = (lastGood) => {
      at = now()
      return lastGood === undefined || at - lastGood >= dueAfter
    }
    const copied =
      from.kind === 'folder'
        ? await copyFolder(from.folder, part, { isDue, now })
        : await copyPostgres(from.url, part, { tell, isDue, now })
    if (copied === undefined) return undefined
    try {
      return await finish({ part, scratch, into, at, plugins, tell }, copied)
    } finally {
      await copied.end()
    }
  } catch (error) {
    throw error instanceof NotDone || !isOfDisk(error) ? error : ofDisk(error, `The folder ${into}`)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

interface Part extends Pick<BackupWish, 'into' | 'plugins' | 'tell'> {
  readonly part: string
  readonly scratch: string
  readonly at: number
}

async function finish({ part, scratch, into, at, plugins, tell }: Part, copied: Copied): Promise<Backup> {
  await chmod(part, 0o600)
  const version = look(part, (database) => {
    const found = versionIn(database, part)
    markCopied(database)
    return found
  })
  const bytes = await bytesOf(part)
  try {
    const verified = await verify(part, join(scratch, 'restored'), plugins, tell)
    const file = join(into, backupName(at, version))
    await putInPlace(part, file)
    await copied.note({ at, file: basename(file), bytes, problem: null })
    return { ...verified, file, bytes, ...(copied.lacks !== undefined && { lacks: copied.lacks }) }
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    const bad = join(into, backupName(at, version, false))
    await rename(part, bad)
    await copied.note({ at, file: basename(bad), bytes, problem: error.message })
    throw new NotDone(`No good backup: ${error.message} The incomplete or bad file is ${bad}.`)
  }
}

/** If a gateway uses the folder, it keeps its file unchanged meanwhile. */
async function copyFolder(folder: string, part: string, due: Due): Promise<Copied | undefined> {
  const file = join(folder, 'stolik.db')
  if (!existsSync(file)) throw new NotDone(`There is no stolik.db in ${folder}.`)
  const gateway = await gatewayOf(folder)
  // A running gateway checks itself when a backup is due.
  if (gateway === undefined) return copyStanding(folder, file, part, due)
  try {
    await whileStill(gateway, () => copyFile(file, part))
  } catch (error) {
    gateway.end()
    throw isOfDisk(error)
      ? error
      : new NotDone(
          'The gateway stopped while its file was copied, or heard nothing from this backup for five minutes. Try again.',
        )
  }
  return {
    // A gateway that has stopped since is not told; the backup is good anyway.
    note: (noted) => gateway.ask({ ask: 'note', noted }).catch(() => undefined),
    end: () => Promise.resolve(gateway.end()),
  }
}

function copyStanding(folder: string, file: string, part: string, { isDue, now }: Due): Copied | undefined {
  let database: Database.Database
  try {
    database = openFile(file)
  } catch (error) {
    if (error instanceof StoreInUse)
      throw new NotDone(
        `The Stolik that is using ${folder} does not answer. Stop it, or wait until it is ready.`,
      )
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/NOTADB|CORRUPT/.test(code)) throw new NotDone(`${file} is damaged.`)
    throw error
  }
  const close = (): void => {
    database.pragma('journal_mode = DELETE')
    database.pragma('locking_mode = NORMAL')
    database.exec('SELECT 1 FROM sqlite_master LIMIT 1')
    database.close()
  }
  try {
    if (!isDue(lastGoodIn(database, now()))) {
      close()
      return undefined
    }
    database.exec(`VACUUM INTO '${part.replaceAll("'", "''")}'`)
  } catch (error) {
    close()
    throw error
  }
  return {
    note: ({ at, file: name, bytes, problem }) => {
      if (notesBackups(database))
        database
          .prepare(
            'INSERT INTO backups (at, file, bytes, problem) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
          )
          .run(at, name, bytes, problem)
      return Promise.resolve()
    },
    end: () => Promise.resolve(close()),
  }
}

/** A database of an older version has no such table. */
const notesBackups = (database: Database.Database): boolean =>
  database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'backups'").all().length > 0

function lastGoodIn(database: Database.Database, now: number): number | undefined {
  if (!notesBackups(database)) return undefined
  const [row] = database
    .prepare('SELECT max(at) AS at FROM backups WHERE problem IS NULL AND at <= ?')
    .all(believedUntil(now)) as { at: number | null }[]
  return row?.at ?? undefined
}

const isOfDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|SQLITE_FULL)$/.test(String(error.code))

interface Verified {
  readonly tables: number
  readonly events: number
}

/** In milliseconds. */
const tellEvery = 5_000

/**
 * Verifies a backup: it is good if it can be restored and every log in it can be read.
 * @throws NotDone that says what cannot be read
 */
async function verify(file: string, scratch: string, plugins: Plugins, tell: Progress): Promise<Verified> {
  await restoreToFolder(file, scratch)
  // Opened as a gateway would open it.
  const data = await openFolder(scratch, true).catch((error: unknown) => {
    throw error instanceof BadConfig ? new NotDone(error.message) : error
  })
  const count = { table: 0, event: 0, league: 0 }
  let reported = Date.now()
  try {
    for await (const { kind, id, found } of readLogs(data.db, plugins)) {
      count[kind] += 1
      if (found?.broken !== undefined)
        throw new NotDone(
          `${kind} ${id} cannot be read from entry ${found.length} on (${found.broken}): “stolik check” says what can be kept.`,
        )
      if (Date.now() - reported < tellEvery) continue
      reported = Date.now()
      tell(`read ${count.table} tables and ${count.event} events …`)
    }
  } finally {
    await data.store.close()
    await rm(scratch, { recursive: true, force: true })
  }
  return { tables: count.table, events: count.event }
}
