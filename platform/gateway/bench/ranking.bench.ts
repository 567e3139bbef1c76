/**
 * Rankings of 20,000 players on one core: counted as a whole, and with another event of a hundred players. Each size first runs
 * once, in memory and with both databases. Processor time is given beside wall time, so that a busy machine gives comparable
 * figures.
 */
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bench, describe } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { count, startCount, type Counting, type HashedSheet } from '@stolik/ranking/count/index'
import { sqlRankings } from '../src/ranking/store/sql.js'
import type { RankingStore } from '../src/ranking/store/sql.js'
import { openPostgres } from '../src/store/postgres.js'
import { openSqlite } from '../src/store/sqlite.js'
import { newDatabase } from '../test/databases.js'
import { glicko, largeSeason, openskill, points, scheme, season } from '../../ranking/test/season.js'

const persons = 20_000
const sizes = [10_000, 100_000, 1_000_000]
const today = '2026-12-31'

const schemes: Readonly<Record<string, Scheme>> = {
  'best four, small points': { ...scheme, count: { ...points, best: 4 }, tieBreaks: ['small', 'wins'] },
  'and teams by events': {
    ...scheme,
    count: { ...points, best: 4 },
    tieBreaks: ['small'],
    categories: ['women'],
    teams: { of: 'team', per: 'event', counting: 4 },
  },
  'teams by series': {
    ...scheme,
    count: { ...points, of: 'list' },
    teams: {
      of: 'team',
      per: 'series',
      counting: 4,
      places: { scale: [5, 3, 1], behind: 0, shareTies: 'mean' },
    },
  },
  'mean of lists': { ...scheme, count: { ...points, of: 'list', take: 'mean' } },
  'points a hand': {
    ...scheme,
    count: { ...points, of: 'list', take: 'mean', value: { kind: 'hand', floor: 36 } },
  },
  'less each month': { ...scheme, count: { ...points, decay: { every: 'month', factor: 0.95 } } },
  'Glicko-2 by events': { ...scheme, count: glicko },
  'Glicko-2 by months': { ...scheme, count: { ...glicko, period: 'month' } },
  OpenSkill: { ...scheme, count: { ...openskill, tau: 25 / 300 } },
}

const must = <T extends object>(answer: T): Exclude<T, { refused: unknown }> => {
  if ('refused' in answer) throw new Error(JSON.stringify(answer))
  return answer as Exclude<T, { refused: unknown }>
}

/** Milliseconds of wall time, with processor time in brackets. */
async function timed(task: () => unknown): Promise<string> {
  const began = process.cpuUsage()
  const at = performance.now()
  await task()
  const { user, system } = process.cpuUsage(began)
  return `${(performance.now() - at).toFixed(0)} (${((user + system) / 1000).toFixed(0)})`
}

/** The median by wall time, for an odd number of measurements. */
const median = (all: readonly string[]): string =>
  all.toSorted((a, b) => parseFloat(a) - parseFloat(b))[all.length >> 1] as string

/** Counts everything once, then adds five events one by one. */
async function figures(of: Scheme, sheets: readonly HashedSheet[]): Promise<string> {
  const whole = await timed(() => must(count(of, season(sheets))))
  const index = must(startCount(of, season(sheets.slice(0, -5))))
  must(index.result())
  const more: string[] = []
  for (const one of sheets.slice(-5)) more.push(await timed(() => take(index, [one])))
  return `whole ${whole} · one event more ${median(more)}`
}

function take(index: Counting, sheets: readonly HashedSheet[]): void {
  const refused = index.change(sheets, [], today)
  if (refused !== undefined) throw new Error(refused.refused)
  must(index.result())
}

/** Reads and counts the sheets, then adds another one. */
async function stored(rankings: RankingStore, of: Scheme, sheets: readonly HashedSheet[]): Promise<string> {
  const keep = (some: readonly HashedSheet[]) =>
    rankings.addSheets(
      some.map(({ hash, sheet }) => ({
        hash,
        sheet,
        fingerprint: hash,
        tallies: new Map(),
        entered: new Map(),
      })),
    )
  const written = await timed(() => keep(sheets.slice(0, -1)))
  const read = async (known: ReadonlySet<string>): Promise<readonly HashedSheet[]> => {
    const heads = await rankings.currentSheets('tiny', '2026-01-01', today)
    const found = await rankings.sheets(heads.map(({ hash }) => hash).filter((hash) => !known.has(hash)))
    return [...found].map(([hash, sheet]) => ({ hash, sheet }))
  }
  let first: readonly HashedSheet[] = []
  const reading = await timed(async () => {
    first = await read(new Set())
  })
  let index: Counting | undefined
  const counting = await timed(() => {
    index = must(startCount(of, season(first)))
    must(index.result())
  })
  await keep(sheets.slice(-1))
  const known = new Set(first.map(({ hash }) => hash))
  const more = await timed(async () => {
    take(index as Counting, await read(known))
  })
  return `written ${written} · read ${reading} · counted ${counting} · one event more, read and counted ${more}`
}

console.log(`rankings of ${persons} players; milliseconds of the clock (of the processor)`)
const large = new Map(sizes.map((rows) => [rows, largeSeason(rows, persons, 4)]))
// Warms up the code before measuring.
for (const of of Object.values(schemes)) await figures(of, large.get(10_000) as readonly HashedSheet[])
for (const [name, of] of Object.entries(schemes))
  for (const [rows, sheets] of large) console.log(`${rows} rows, ${name}: ${await figures(of, sheets)}`)

const [, first] = Object.entries(schemes)[0] as [string, Scheme]
const folder = mkdtempSync(join(tmpdir(), 'stolik-bench-'))
for (const [rows, sheets] of large) {
  const { db, store } = await openSqlite(join(folder, `${rows}.db`))
  console.log(`${rows} rows in SQLite: ${await stored(sqlRankings(db), first, sheets)}`)
  await store.close()
}
rmSync(folder, { recursive: true })
if (hasPostgres) {
  const server = await startPostgres()
  for (const [rows, sheets] of large) {
    const { db, store } = await openPostgres(await newDatabase(server), {
      shared: true,
      lost: () => undefined,
    })
    console.log(`${rows} rows in PostgreSQL: ${await stored(sqlRankings(db), first, sheets)}`)
    await store.close()
  }
  await server.stop()
}

describe('rankings, 100,000 rows', () => {
  const sheets = large.get(100_000) as readonly HashedSheet[]
  for (const [name, of] of Object.entries(schemes))
    bench(name, () => {
      must(count(of, season(sheets)))
    })
})
