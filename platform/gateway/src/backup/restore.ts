/** Restores a backup: into a folder or a database where nothing is, unless what is there shall be put aside. */
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeFolder } from '../base/make-folder.js'
import { StoreInUse } from '../store/in-use.js'
import { openFile, openSqlite } from '../store/sqlite.js'
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
  /** Whether what is there may be put aside, or in a database thrown away. */
  readonly over?: boolean
  readonly tell?: Progress
  readonly now?: () => number
}

/** @throws NotDone when nothing was done. Whoever plays on with it says that something was lost, and deals hands anew. */
export async function restore(file: string, to: Place, options: RestoreOptions = {}): Promise<void> {
  if (!existsSync(file)) throw new NotDone(`There is no file ${file}.`)
  const rest = restBeside(file)
  if (rest !== undefined)
    throw new NotDone(
      `${file} is no backup: what was written last to it is in ${rest}, as a gateway that runs or was killed has it. ` +
        'Make a backup of its folder with “stolik backup”, and restore that.',
    )
  if (to.kind === 'folder') {
    await restoreToFolder(file, to.folder, options)
    return
  }
  // Brought up to date in a place of its own first: the backup itself stays as it is.
  const scratch = await mkdtemp(join(tmpdir(), 'stolik-restore-'))
  try {
    const version = await restoreToFolder(file, scratch)
    if (version > (await newestVersion()))
      throw new NotDone(
        `The backup ${file} is of version ${Number(version)}, and what newer versions have added would not be carried into a database: ` +
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

/** Gives the version of what was restored, which may be a newer one that has only added to what is known here. */
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
        `There is a stolik.db in ${folder} already: restore into another folder, or say --over, and it is put aside.`,
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
 * Keeps gateways from a file until the answer is called, also from under another name: one that is started anew by the system
 * meanwhile would play on with what is put aside.
 * @throws NotDone when somebody works with it. One that is damaged is nobody’s.
 */
export function holdFile(file: string, folder: string): () => void {
  try {
    const database = openFile(file)
    // One tidy file; it stays locked.
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

/** With its write-ahead log, without which it may not be whole. */
export async function putAside(file: string, at: number): Promise<string> {
  const aside = `${file}.aside-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z`
  await rename(file, aside)
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${aside}-wal`)
  return aside
}
