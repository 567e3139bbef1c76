/** Restores a backup into an empty folder or database. What is there may be replaced if the caller allows it. */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeFolder } from '../base/make-folder.js'
import { StoreInUse } from '../store/in-use.js'
import { openSqlite } from '../store/sqlite.js'
import { openFile } from '../store/sqlite-file.js'
import { copyAll, differences, type Progress } from './copy.js'
import type { Place } from './place.js'
import {
  copyFile,
  checkPages,
  look,
  markCopied,
  neededBy,
  putInPlace,
  removeFile,
  restBeside,
  versionIn,
} from './raw-file.js'
import { NotDone, ofDisk } from './refusal.js'
import { sqliteSource } from './rows.js'
import { newerThan, newestVersion, shapeOf } from './shape.js'
import { fillPostgres } from './to-postgres.js'

export interface RestoreOptions {
  /** Whether to replace what is there: a file is put aside, the contents of a database are deleted. */
  readonly over?: boolean
  readonly tell?: Progress
  readonly now?: () => number
}

/**
 * @throws NotDone if nothing was done. A gateway that uses the result tells the players that something was lost, and redeals
 * hands.
 */
export async function restore(file: string, to: Place, options: RestoreOptions = {}): Promise<void> {
  if (!existsSync(file)) throw new NotDone(`There is no file ${file}.`)
  const rest = restBeside(file)
  if (rest !== undefined)
    throw new NotDone(
      `${file} is not a backup: its latest changes are in ${rest}, because a gateway is running or was killed. ` +
        'Make a backup of its folder with “stolik backup”, and restore that.',
    )
  if (to.kind === 'folder') {
    await restoreToFolder(file, to.folder, options)
    return
  }
  // Updated in a folder of its own first, so that the backup itself stays unchanged.
  const scratch = await mkdtemp(join(tmpdir(), 'stolik-restore-'))
  try {
    const version = await restoreToFolder(file, scratch)
    if (version > (await newestVersion()))
      throw new NotDone(
        `The backup ${file} is of version ${Number(version)}, and a database would not get what newer versions have added: ` +
          'restore it with the newest Stolik that has used it, or into a folder.',
      )
    await restoreToPostgres(join(scratch, 'stolik.db'), to.url, options)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function restoreToPostgres(
  file: string,
  url: string,
  { over = false, tell = () => undefined }: RestoreOptions,
): Promise<void> {
  const shape = await shapeOf(await newestVersion())
  const { db, store, tenure } = await openSqlite(file)
  try {
    const filled = await fillPostgres(url, { over, term: tenure.term }, async (sink) =>
      copyAll(sqliteSource(db), shape, sink, tell),
    )
    try {
      const unlike = differences(filled.there, await filled.read(shape, tell))
      if (unlike.length > 0)
        throw new NotDone(`The database differs from the backup in ${unlike.join(', ')}.`)
      await filled.finish({ copied: 1 })
    } finally {
      await filled.end()
    }
  } finally {
    await store.close()
  }
}

/** Returns the version of the restored database. It may be newer than known here, if it only added to it. */
export async function restoreToFolder(
  file: string,
  folder: string,
  { over = false, now = Date.now }: RestoreOptions = {},
): Promise<string> {
  const target = join(folder, 'stolik.db')
  const part = `${target}.part`
  let letGo = (): void => undefined
  try {
    makeFolder(resolve(folder))
    const isThere = existsSync(target)
    if (isThere && !over)
      throw new NotDone(
        `There is a stolik.db in ${folder} already: restore into another folder, or add --over to put it aside.`,
      )
    if (isThere) letGo = holdFile(target, folder)
    await removeFile(part)
    await copyFile(file, part)
    await chmod(part, 0o600)
    const { version, needs } = look(part, (database) => {
      const found = versionIn(database, file)
      checkPages(database, file)
      markCopied(database)
      return { version: found, needs: neededBy(database, found) }
    })
    const newest = await newestVersion()
    if (version > newest && needs > Number(newest))
      throw new NotDone(`The backup ${file} ${newerThan(version, newest).message}`)
    if (isThere) await putAside(target, now())
    await putInPlace(part, target)
    return version
  } catch (error) {
    if (error instanceof NotDone) throw error
    throw ofDisk(error, `The folder ${folder}`)
  } finally {
    letGo()
    await removeFile(part).catch(() => undefined)
  }
}

/**
 * Locks a file against gateways until the returned function is called, even after it was renamed. Otherwise a gateway that
 * the system restarts meanwhile would use the file that is put aside.
 * @throws NotDone if a gateway uses it. A damaged file counts as unused.
 */
export function holdFile(file: string, folder: string): () => void {
  try {
    const database = openFile(file)
    // Leaves a single file, which stays locked.
    database.pragma('journal_mode = DELETE')
    return () => {
      database.pragma('locking_mode = NORMAL')
      database.exec('SELECT 1 FROM sqlite_master LIMIT 1')
      database.close()
    }
  } catch (error) {
    if (error instanceof StoreInUse) throw new NotDone(`Stop the Stolik that is using ${folder} first.`)
    return () => undefined
  }
}

/** Renames a database together with its write-ahead log, because it may be incomplete without it. */
export async function putAside(file: string, at: number): Promise<string> {
  const aside = `${file}.aside-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z`
  await rename(file, aside)
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${aside}-wal`)
  return aside
}
