/**
 * Times whole drafts of editions of 20,000 players, from the lists in the database to the stored edition: the first one, one
 * after an event of a hundred players was added, one after such an event was corrected, and the first read of a player. In
 * milliseconds of wall time; in brackets the longest time that the event loop was blocked.
 */
import type { EditionContent } from '@stolik/contract/ranking/edition'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { bench } from 'vitest'
import { hasPostgres, startPostgres } from '../../../test/servers/postgres.js'
import { nodeEntropy } from '../src/base/entropy.js'
import { draftEdition, type EditionDeps } from '../src/ranking/editions/editions.js'
import { sqlRankings } from '../src/ranking/store/sql.js'
import type { SheetRecord } from '../src/ranking/store/store.js'
import type { RankingStore } from '../src/ranking/store/sql.js'
import { workInWorker } from '../src/ranking/work/in-worker.js'
import { openPostgres } from '../src/store/postgres.js'
import { openSqlite } from '../src/store/sqlite.js'
import { newDatabase } from '../test/databases.js'
import { person, recordOf } from '../test/ranking/kept.js'
import { largeSeason, points, scheme } from '../../ranking/test/season.js'

const persons = 20_000
const sizes = [10_000, 100_000, 1_000_000]
const own = { ...scheme, count: { ...points, best: 4 }, tieBreaks: ['small', 'wins'] } as const

async function timed(task: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const at = performance.now()
  await task()
  const took = performance.now() - at
  // The delay is recorded only when the event loop gets its next turn.
  await new Promise((resolve) => setTimeout(resolve, 5))
  delay.disable()
  return `${took.toFixed(0)} (${(delay.max / 1e6).toFixed(0)})`
}
const median = (all: readonly string[]): string =>
  all.toSorted((a, b) => parseFloat(a) - parseFloat(b))[all.length >> 1] as string

/** The same event with one list misread. */
const corrected = ({ sheet }: SheetRecord, n: number): SheetRecord =>
  recordOf({
    ...sheet,
    lists: { ...sheet.lists, small: sheet.lists.small.map((one, i) => (i === n ? one + 7 : one)) },
  })

async function drafts(store: RankingStore, rows: number): Promise<string> {
  const records = largeSeason(rows, persons, 4).map(({ sheet }) => recordOf(sheet))
  const people = Array.from({ length: persons }, (_, n) =>
    person(`p${n}`, { club: `club ${Math.floor(n / 40)}` }),
  )
  await store.addSheets(records.slice(0, -5), people)
  await store.addRanking({ id: 'league', association: 'League' }, own)
  const {
    draft: drafted,
    reader,
    people: search,
    stop,
  } = workInWorker({
    store: { ...store, ruleName: () => Promise.resolve(null) },
    entropy: nodeEntropy,
    games: [],
    source: 'here',
    keys: () => [],
  })
  const deps: EditionDeps = {
    store,
    draft: drafted,
    key: null,
    stamped: () => undefined,
    time: { now: () => Date.now() },
  }
  const draft = async () => {
    const request = { ranking: 'league', date: '2026-12-31', corrects: null, by: 'Ola' }
    const made = await draftEdition(deps, request)
    if ('refused' in made) throw new Error(JSON.stringify(made))
    return made
  }
  const first = await timed(draft)
  const more: string[] = []
  for (const one of records.slice(-5)) {
    await store.addSheets([one])
    more.push(await timed(draft))
  }
  const again: string[] = []
  for (const [n, one] of records.slice(-5).entries()) {
    await store.addSheets([corrected(one, n)])
    again.push(await timed(draft))
  }
  const { content } = await draft()
  const inputs = JSON.parse(content) as EditionContent
  const read = await timed(() => reader.resultsOf(inputs, 'p7'))
  const found = await timed(() => search('p199', 100))
  const all = await timed(() => search('', 100))
  await stop()
  return `first ${first} · after an event more ${median(more)} · after a correction ${median(again)} · a player read first ${read} · 20,000 people searched ${found}, all found ${all}`
}

const folder = mkdtempSync(join(tmpdir(), 'stolik-bench-'))
for (const rows of sizes) {
  const { db, store, durably } = await openSqlite(join(folder, `${rows}.db`))
  console.log(`drafts of ${rows} rows in SQLite: ${await drafts(sqlRankings(db, durably), rows)}`)
  await store.close()
}
rmSync(folder, { recursive: true })
if (hasPostgres) {
  const server = await startPostgres()
  for (const rows of sizes) {
    const { db, store } = await openPostgres(await newDatabase(server), {
      shared: true,
      lost: () => undefined,
    })
    console.log(`drafts of ${rows} rows in PostgreSQL: ${await drafts(sqlRankings(db), rows)}`)
    await store.close()
  }
  await server.stop()
}

const records = largeSeason(100_000, persons, 4).map(({ sheet }) => sheet)
bench('hashes of 250 sheets', () => {
  for (const sheet of records) recordOf(sheet)
})
