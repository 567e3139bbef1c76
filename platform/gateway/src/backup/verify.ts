/** Verifies a backup: it is good if it can be restored and every log in it can be read. */
import { rm } from 'node:fs/promises'
import { openFolder } from '../store/data-folder.js'
import { BadConfig } from '../base/bad-config.js'
import type { Progress } from './copy.js'
import { readLogs, type Plugins } from './logs.js'
import { NotDone } from './refusal.js'
import { restoreToFolder } from './restore.js'

export interface Verified {
  readonly tables: number
  readonly events: number
}

/** In milliseconds. */
const tellEvery = 5_000

/** @throws NotDone that says what cannot be read */
export async function verify(
  file: string,
  scratch: string,
  plugins: Plugins,
  tell: Progress,
): Promise<Verified> {
  await restoreToFolder(file, scratch)
  // Opened as a gateway would open it.
  const data = await openFolder(scratch, true).catch((error: unknown) => {
    throw error instanceof BadConfig ? new NotDone(error.message) : error
  })
  const count = { table: 0, event: 0, league: 0 }
  let told = Date.now()
  try {
    for await (const { kind, id, found } of readLogs(data.db, plugins)) {
      count[kind] += 1
      if (found?.broken !== undefined)
        throw new NotDone(
          `${kind} ${id} cannot be read from entry ${found.length} on (${found.broken}): “stolik check” says what can be kept.`,
        )
      if (Date.now() - told < tellEvery) continue
      told = Date.now()
      tell(`read ${count.table} tables and ${count.event} events …`)
    }
  } finally {
    await data.store.close()
    await rm(scratch, { recursive: true, force: true })
  }
  return { tables: count.table, events: count.event }
}
