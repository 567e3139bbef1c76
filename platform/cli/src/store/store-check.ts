/** `stolik check`: reads every log of an installation, reports which cannot be played on, and saves their sound parts. */
import type { Call } from '../base/command.js'
import { ofInstallation } from '../base/installation.js'
import { readLogs, type ReadLog } from '@stolik/gateway/backup/logs'
import type { Offer } from '@stolik/gateway/base/offer'
import { cut, cutEvent, cutLeague } from '@stolik/gateway/store/cut'
import type { SqlData } from '@stolik/gateway/store/sql'
import { take } from '../base/arguments.js'
import { UsageError, type Io } from '../base/io.js'

const options = { data: { type: 'string' }, keep: { type: 'string', multiple: true } } as const

export async function checkStoreCommand({ args, games, io, database }: Call): Promise<number> {
  const { values } = take(args, options, false)
  const { data, keep = [] } = values
  return ofInstallation(io, data, database, (opened) => checkStore(opened, games, io, keep))
}

async function checkStore(
  { db }: SqlData,
  games: readonly Offer[],
  io: Io,
  keep: readonly string[],
): Promise<number> {
  const known = new Set<string>()
  for (const kind of ['tables', 'events', 'leagues'] as const)
    for (const { id } of await db.selectFrom(kind).select('id').execute()) known.add(id)
  const missing = keep.filter((id) => !known.has(id))
  if (missing.length > 0) throw new UsageError(`There is no table, event or league ${missing.join(', ')}.`)

  const counts = { table: noneYet(), event: noneYet(), league: noneYet() }
  for await (const one of readLogs(db, new Map(games.map(({ plugin }) => [plugin.id, plugin])))) {
    const count = counts[one.kind]
    count.all += 1
    if (one.found === undefined) count.unknown += 1
    else if (one.found.broken === undefined) count.sound += 1
    else if (keep.includes(one.id)) {
      await cutOff(db, one)
      count.mended += 1
      io.out(
        `${one.kind} ${one.id}: kept the first ${one.found.length} of ${one.all} entries${handsOf(one, ', ')}`,
      )
    } else {
      count.broken += 1
      io.out(words(one, one.found.length, one.found.broken))
    }
  }
  const { table, event, league } = counts
  io.out(`${table.all} tables: ${summary(table)}, ${table.unknown} with unknown rules`)
  if (event.all > 0) io.out(`${event.all} events: ${summary(event)}`)
  if (league.all > 0) io.out(`${league.all} leagues: ${summary(league)}`)
  return table.broken + event.broken + league.broken === 0 ? 0 : 1
}

async function cutOff(db: SqlData['db'], one: ReadLog): Promise<void> {
  if (one.kind === 'event') return cutEvent(db, one.id, one.found)
  if (one.kind === 'league') return cutLeague(db, one.id, one.found)
  if (one.found !== undefined) await cut(db, one.id, one.found)
}

const noneYet = () => ({ all: 0, sound: 0, broken: 0, mended: 0, unknown: 0 })

const summary = ({ sound, broken, mended }: ReturnType<typeof noneYet>): string =>
  `${sound} sound, ${broken} broken, ${mended} mended`

const handsOf = (one: ReadLog, before: string): string =>
  one.kind === 'table' ? `${before}hands settled: ${one.found?.hands ?? 0}` : ''

const words = (one: ReadLog, length: number, broken: string): string =>
  `${one.kind} ${one.id}: the first ${length} of ${one.all} entries are sound${handsOf(one, '; ')}; then: ${broken}. ` +
  `“stolik check --keep ${one.id}” keeps them and drops the rest.`
