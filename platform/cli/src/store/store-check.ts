/** `stolik check`: reads every log of an installation, reports which cannot be played on, and saves their sound parts. */
import { readLogs, type ReadLog } from '@stolik/gateway/backup/logs'
import { cut, cutEvent, cutLeague } from '@stolik/gateway/store/cut'
import type { SqlData } from '@stolik/gateway/store/sql'
import { take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { withInstallation } from '../base/store.js'

export function checkStoreCommand(call: Call): Promise<void> {
  const { values } = take(call.args, '[--data FOLDER] [--keep ID…]')
  return withInstallation(values.data, call, ({ db }) => checkStore(db, call, values.keep ?? []))
}

async function checkStore(db: SqlData['db'], { games, io }: Call, keep: readonly string[]): Promise<void> {
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
  if (table.broken + event.broken + league.broken > 0) throw new Failure()
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
