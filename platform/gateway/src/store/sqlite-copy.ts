/** Copies of an SQLite file: a backup, and one from before an update. */
import { readdirSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { type Kysely, sql } from 'kysely'
import { updateOf, type History } from './migrate.js'
import type { Schema } from './migrations.js'

export interface Updating {
  /** The migrations; by default those of this release. */
  readonly history?: History | undefined
  /** Called before a migration, if there is one: it may take long. */
  readonly updates?: (() => void) | undefined
}

/** How many copies from before an update stay in the folder. */
const copiesKept = 2

/** Makes a copy for going back after an update: an older version does not start with the updated file. */
export async function copyBeforeUpdate(
  db: Kysely<Schema>,
  file: string,
  { history, updates }: Updating,
): Promise<void> {
  const update = await updateOf(db, history)
  if (update === undefined) return
  updates?.()
  const folder = dirname(file)
  await backup(db, join(folder, `before-v${update.to}.db`))
  const copies = readdirSync(folder).flatMap((name) => /^before-v(\d+)\.db$/.exec(name)?.[1] ?? [])
  const old = copies.map(Number).sort((a, b) => b - a)
  for (const version of old.slice(copiesKept)) await rm(join(folder, `before-v${version}.db`))
}

/**
 * Written beside the target first, so that others only ever find a complete file. It contains deals, so only its owner may
 * read it from the beginning.
 */
export async function backup(db: Kysely<Schema>, file: string): Promise<void> {
  const part = `${file}.part`
  for (const end of ['', '-journal']) await rm(part + end, { force: true })
  // SQLite treats an empty file as a new database, and keeps its owner and mode.
  await writeFile(part, '', { mode: 0o600, flag: 'wx' })
  await sql`VACUUM INTO ${part}`.execute(db)
  const copy = new Database(part)
  // A file from before terms existed has no tenure yet.
  if (copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'tenure'").all().length > 0)
    copy.exec('UPDATE tenure SET copied = 1')
  copy.close()
  await rename(part, file)
}
