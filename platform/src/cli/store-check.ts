/** `stolik check`: reads every log of an installation, says which cannot be played on, and keeps what is sound of them. */
import { BadConfig } from '../bad-config.js'
import { openFolder } from '../data.js'
import { openStanding } from '../database.js'
import type { Offer } from '../offer.js'
import { cut } from '../store/cut.js'
import type { SqlData } from '../store/sql.js'
import { soundOf, type Sound } from '../table/sound.js'
import { take } from './arguments.js'
import { UsageError, type Io } from './io.js'

const options = { data: { type: 'string' }, keep: { type: 'string', multiple: true } } as const

/** @param database the address in DATABASE_URL, where there is no --data */
export async function checkStoreCommand(
  args: readonly string[],
  games: readonly Offer[],
  io: Io,
  database?: string,
): Promise<number> {
  const { values } = take(args, options, false)
  const { data, keep = [] } = values
  if (data === undefined && database === undefined)
    throw new UsageError('Say --data FOLDER, or set DATABASE_URL.')
  try {
    const opened = await (data === undefined ? openStanding(database ?? '') : openFolder(data))
    try {
      return await checkStore(opened, games, io, keep)
    } finally {
      await opened.store.close()
    }
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error
    io.error(`stolik: ${error.message}`)
    return 1
  }
}

async function checkStore(
  { db, store }: SqlData,
  games: readonly Offer[],
  io: Io,
  keep: readonly string[],
): Promise<number> {
  const plugins = new Map(games.map(({ plugin }) => [plugin.id, plugin]))
  const count = { sound: 0, broken: 0, unknown: 0, kept: 0 }
  const tables = await db.selectFrom('tables').select('id').orderBy('id').execute()
  const missing = keep.filter((id) => !tables.some((table) => table.id === id))
  if (missing.length > 0) throw new UsageError(`There is no table ${missing.join(', ')}.`)
  for (const { id } of tables) {
    const log = await store.log(id)
    const found = soundOf(plugins, log)
    if (found === undefined) count.unknown += 1
    else if (found.broken === undefined) count.sound += 1
    else if (keep.includes(id)) {
      await cut(db, id, found)
      count.kept += 1
      io.out(
        `table ${id}: kept the first ${found.length} of ${log.length} entries, hands settled: ${found.hands}`,
      )
    } else {
      count.broken += 1
      io.out(words(id, log.length, found))
    }
  }
  const { sound, broken, unknown, kept } = count
  io.out(
    `${tables.length} tables: ${sound} sound, ${broken} broken, ${kept} mended, ${unknown} of other rules`,
  )
  return broken === 0 ? 0 : 1
}

const words = (id: string, all: number, { length, hands, broken }: Sound): string =>
  `table ${id}: the first ${length} of ${all} entries follow each other; hands settled: ${hands}; then: ${String(broken)}. ` +
  `“stolik check --keep ${id}” keeps them and drops the rest.`
