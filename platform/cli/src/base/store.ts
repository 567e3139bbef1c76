/** Opens the store of an installation that is stopped, or of a folder of its own. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { openStanding } from '@stolik/gateway/store/database'
import type { SqlData } from '@stolik/gateway/store/sql'
import type { Call } from './command.js'
import { Failure, UsageError } from './io.js'

/** Keeps an opened store open while the work runs. */
async function whileOpen<T>(opened: SqlData, work: (opened: SqlData) => Promise<T>): Promise<T> {
  try {
    return await work(opened)
  } finally {
    await opened.store.close()
  }
}

/** Works with the store of a data folder, which it creates if need be. @throws BadConfig if it cannot be opened */
export const withFolder = async <T>(folder: string, work: (opened: SqlData) => Promise<T>): Promise<T> =>
  whileOpen(await openFolder(folder), work)

/** Works with the store of an installation: the folder of `--data`, else the database in DATABASE_URL. */
export async function withInstallation(
  data: string | undefined,
  { database }: Pick<Call, 'database'>,
  work: (opened: SqlData) => Promise<void>,
): Promise<void> {
  if (data === undefined) return whileOpen(await openStanding(database ?? noStore()), work)
  // Opening would create the file and find it sound.
  if (!existsSync(join(data, 'stolik.db'))) throw new Failure(`stolik: There is no stolik.db in ${data}.`)
  return withFolder(data, work)
}

/** @throws UsageError */
export const noStore = (): never => {
  throw new UsageError('Add --data FOLDER, or set DATABASE_URL.')
}
