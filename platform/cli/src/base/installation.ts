/** Opens what an installation stores, while no gateway uses it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig } from '@stolik/gateway/base/bad-config'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { openStanding } from '@stolik/gateway/store/database'
import type { SqlData } from '@stolik/gateway/store/sql'
import { UsageError, type Io } from './io.js'

/** Does work that may find that a database cannot be used. Returns the exit code. */
async function orTold(io: Io, work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    io.error(`stolik: ${error.message}`)
    return 1
  }
}

async function closed(opened: SqlData, work: (opened: SqlData) => Promise<number>): Promise<number> {
  try {
    return await work(opened)
  } finally {
    await opened.store.close()
  }
}

/** Works in the folder of --data, which is made if there is none. */
export const inFolder = (io: Io, data: string, work: (opened: SqlData) => Promise<number>): Promise<number> =>
  orTold(io, async () => closed(await openFolder(data), work))

/**
 * Works with the data of an installation: in the folder of --data, or in the database.
 * @param database the address in DATABASE_URL
 * @throws UsageError if neither is named
 */
export async function ofInstallation(
  io: Io,
  data: string | undefined,
  database: string | undefined,
  work: (opened: SqlData) => Promise<number>,
): Promise<number> {
  if (data === undefined && database === undefined)
    throw new UsageError('Add --data FOLDER, or set DATABASE_URL.')
  // Opening would create the file and find nothing in it.
  if (data !== undefined && !existsSync(join(data, 'stolik.db'))) {
    io.error(`stolik: There is no stolik.db in ${data}.`)
    return 1
  }
  return orTold(io, async () =>
    closed(await (data === undefined ? openStanding(database ?? '') : openFolder(data)), work),
  )
}
