/**
 * Counts in the background what could be unfair play: each minute it examines some finished tables, and each hour it counts over the hands of
 * the last ninety days. In a cluster one process does it at a time, and it goes on after a restart where it was.
 */
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { oneByOne } from '../base/turn.js'
import type { Store } from '../store/store.js'
import type { Logged } from '../table/entry.js'
import { isHeld } from '../table/held.js'
import type { Examiner } from './examining.js'
import type { FindingStore } from './sql.js'
import type { Beyond, HandRow } from './store.js'

const minute = 60_000
const day = 24 * 60 * minute

/** How long hands are counted. */
export const countedFor = 90 * day
/** How long a finding is kept after its last change. */
export const findingsFor = 1_095 * day

/** In a minute. A hand takes some 20 ms of a processor. */
const mostHands = 200
/** In a minute. Most tables of a game without detectors take as little as reading their log. */
const mostTables = 50
/** The newest hands of a game that are counted. */
const mostCounted = 20_000
const rowsAtOnce = 250
/** The least time between two counts. */
const countEvery = 60 * minute

export interface BackgroundDeps {
  readonly findings: FindingStore
  readonly store: Pick<Store, 'log' | 'record'>
  readonly examiner: Examiner
  /** The games that have detectors. */
  readonly games: readonly string[]
  /** What is beyond the usual among the rated series of a game since a time. */
  readonly farmed: (game: string, since: number) => Promise<readonly Beyond[]>
  /** Whether the owner has switched it on. */
  readonly isOn: () => boolean
  readonly word: (letters: number) => string
  readonly time: Pick<Time, 'now' | 'after'>
  readonly log: Log
}

export function countInBackground(deps: BackgroundDeps) {
  const { findings, store, examiner, games, farmed, isOn, word, time, log } = deps
  const myTurn = oneByOne()
  let stopped = false
  /** The last table that was looked at. The next minute goes on behind it, since those that wait for their release would hold up all others. */
  let after = ''
  let running: Promise<void> | undefined
  const goesOn = (): boolean => !stopped && isOn()

  const examine = async (table: string, since: number): Promise<number> => {
    const entries = await store.log(table)
    const opened = entries[0]?.entry
    if (opened?.kind !== 'open' || !games.includes(opened.game)) return await none(table)
    // Its turn comes when the series has ended in which other tables play the same deals.
    if (
      isHeld(
        opened,
        entries.map(({ entry }) => entry),
      )
    )
      return 0
    if ((entries.at(-1)?.at ?? 0) < since) return await none(table)
    const records = await recordsOf(store, table, entries)
    let hands: readonly HandRow[] = []
    try {
      hands = await examiner.examine({ game: opened.game, table, log: entries, records, since })
    } catch (error) {
      // It is not tried again: a hand that ends the thread once would end it each minute.
      logFailure(log, `the hands of table ${table} could not be examined`, error)
    }
    if (goesOn()) await findings.examined(table, opened.game, hands)
    return hands.length
  }
  const none = async (table: string): Promise<number> => {
    await findings.examined(table, '', [])
    return 0
  }

  const examineSome = async (now: number): Promise<void> => {
    let [hands, tables] = [0, 0]
    while (goesOn() && hands < mostHands && tables < mostTables) {
      const [table] = await findings.unexamined(after, 1)
      if (table === undefined) {
        after = ''
        return
      }
      await myTurn()
      hands += await examine(table, now - countedFor)
      tables += 1
      after = table
    }
  }

  const countAll = async (now: number): Promise<void> => {
    for (const game of games) {
      let last: HandRow | null = null
      for (let counted = 0; counted < mostCounted; counted += rowsAtOnce) {
        await myTurn()
        const rows: readonly HandRow[] = await findings.page(game, last, rowsAtOnce)
        await examiner.add(rows)
        last = rows.at(-1) ?? null
        if (rows.length < rowsAtOnce) break
      }
      const all = [...(await examiner.count(game)), ...(await farmed(game, now - countedFor))]
      if (!goesOn()) return
      await findings.found({ game, all, at: now, since: now - countedFor, id: () => word(10) })
    }
    await findings.done(now)
  }

  const run = async (): Promise<void> => {
    const now = time.now()
    // A little less than a minute, so that the next look finds it due.
    if (!goesOn() || !(await findings.claim(now, now - 0.9 * minute))) return
    try {
      await examineSome(now)
      const { counted, fresh } = await findings.counting()
      const since = now - counted
      if (goesOn() && (fresh ? since >= countEvery : since >= day)) await countAll(now)
    } finally {
      await examiner.stop()
    }
  }

  let cancel = time.after(minute, look)
  function look(): void {
    void begin()
    cancel = time.after(minute, look)
  }
  const begin = (): Promise<void> => {
    running ??= run()
      .catch((error: unknown) => logFailure(log, 'unfair play could not be counted', error))
      .finally(() => (running = undefined))
    return running
  }

  return {
    /** Runs now if it is due. Further calls meanwhile share the same run. */
    run: begin,
    stop: async (): Promise<void> => {
      stopped = true
      cancel()
      await examiner.stop()
      await running
    },
  }
}

/** The records of a table, one for each settled hand. */
async function recordsOf(
  store: BackgroundDeps['store'],
  table: string,
  log: readonly Logged[],
): Promise<readonly string[]> {
  const records: string[] = []
  const most = log.filter(({ entry }) => entry.kind === 'deal').length
  while (records.length < most) {
    const text = await store.record(table, records.length)
    if (text === undefined) break
    records.push(text)
  }
  return records
}
