/**
 * Rated tables of this gateway: who may be seated there, when their series have ended, and what follows from them. Tables are noticed in
 * the lobby, and each look takes up what an earlier one, here or in another process, has left.
 */
import type { Plugin } from '@stolik/core'
import { resultOf } from '@stolik/rating/series'
import { logFailure, type Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import type { Store } from '../store/store.js'
import type { Row } from '../table/row.js'
import type { Opened } from '../table/entry.js'
import { BadLog } from '../table/bad-log.js'
import type { Rating, RatingRow, Listed, Month } from './lists.js'
import { seriesIn } from './played.js'
import type { RatedTable, RatingStore } from './store.js'

const minute = 60_000

/** How long people wait is told from so many of the newest tables, of so many hours; fewer tell nothing. */
const waitsOf = 120 * minute
const mostWaits = 9
const leastWaits = 3

const waitKey = ({ game, speed }: Pick<Opened, 'game' | 'speed'>): string => `${game} ${speed}`

export interface RatingsDeps {
  readonly store: Pick<Store, 'log'>
  readonly ratings: RatingStore
  readonly plugins: ReadonlyMap<string, Plugin>
  /** All tables that are not over, whichever process drives them. */
  readonly rows: () => readonly Row[]
  /** Tells of changes of the lobby. */
  readonly lobby: { readonly watch: (nudge: () => void) => () => void }
  readonly word: (letters: number) => string
  readonly time: Pick<Time, 'now' | 'after'>
  readonly log: Log
}

export interface Ratings {
  /** Called when a table was opened here. */
  opened(table: string, opened: Opened): void
  /** The ratings of a person, in all games that they have played rated. @throws Away */
  ratingsOf(person: string): Promise<readonly Rating[]>
  /** The rating that a person is seated by. */
  seatedAs(person: string, game: string): Promise<number | 'UNAVAILABLE'>
  /** About how many seconds a rated table still waits for its players; null if that is not known. */
  waitSeconds(opened: Pick<Opened, 'game' | 'speed' | 'rated'>, now: number): number | null
  best(listed: Listed): Promise<readonly RatingRow[]>
  ofMonth(listed: Listed, month: Month): Promise<readonly RatingRow[]>
  forget(person: string): Promise<void>
  /** Takes the results of tables that have ended. Further calls meanwhile share the same run. */
  run(): Promise<void>
  stop(): Promise<void>
}

export function openRatings(deps: RatingsDeps): Ratings {
  const { store, ratings, plugins, rows, lobby, word, time, log } = deps
  const name = (): string => word(12)
  /** Tables that are noted, so that the database is not asked again at each change of the lobby. */
  const noted = new Set<string>()
  const begun = new Set<string>()
  /** Tables whose log cannot be replayed by the rules of this process. */
  const failed = new Set<string>()
  let stopped = false

  /** What the last tables of a game and speed waited, the middle one of them, in milliseconds. */
  const usual = new Map<string, number>()
  const readWaits = async (all: readonly Row[]): Promise<void> => {
    const gathering = all.filter(({ rated, phase }) => rated !== undefined && phase === 'GATHERING')
    for (const key of new Set(gathering.map(waitKey))) {
      const [game = '', speed = ''] = key.split(' ')
      const waits = await ratings.waits(game, speed, time.now() - waitsOf, mostWaits)
      const middle = waits.toSorted((a, b) => a - b)[waits.length >> 1]
      if (waits.length < leastWaits || middle === undefined) usual.delete(key)
      else usual.set(key, middle)
    }
  }

  const note = async (table: RatedTable): Promise<void> => {
    if (noted.has(table.table)) return
    await ratings.note(table)
    noted.add(table.table)
  }
  /** Tables of other processes, too, and those that were opened just before a process was killed. */
  const noteAll = async (all: readonly Row[]): Promise<void> => {
    for (const { id, game, speed, rated, phase } of all) {
      if (rated === undefined) continue
      await note({ table: id, game, speed, opened: rated.at })
      if (phase === 'GATHERING' || begun.has(id)) continue
      await ratings.noteBegun(id, time.now())
      begun.add(id)
    }
  }

  const take = async (table: string): Promise<void> => {
    const entries = await store.log(table)
    const opened = entries[0]?.entry
    const plugin = opened?.kind === 'open' ? plugins.get(opened.game) : undefined
    // A log may have been shortened by an earlier version before its result was taken. Nothing is left to count.
    const isShortened = entries.at(-1)?.entry.kind === 'shorten'
    // Its game is not installed here, but may be again.
    if (plugin === undefined && !isShortened) return
    const series = plugin === undefined || isShortened ? 'unrated' : seriesIn(plugin, entries)
    if (series === undefined) return
    await ratings.add(table, series === 'unrated' ? undefined : resultOf(series), name)
    noted.delete(table)
    begun.delete(table)
  }

  const takeEnded = async (): Promise<void> => {
    const all = rows()
    await noteAll(all)
    await readWaits(all)
    const live = new Set(all.map(({ id }) => id))
    for (const table of await ratings.pending()) {
      if (stopped) return
      if (live.has(table) || failed.has(table)) continue
      try {
        await take(table)
      } catch (error) {
        if (!(error instanceof BadLog)) throw error
        failed.add(table)
        logFailure(log, `the series of table ${table} could not be rated`, error)
      }
    }
  }

  let running: Promise<void> | undefined
  /** Whether something changed while a run was under way. */
  let isDue = false
  const run = (): Promise<void> => {
    isDue = true
    running ??= runAll().finally(() => (running = undefined))
    return running
  }
  const runAll = async (): Promise<void> => {
    while (isDue && !stopped) {
      isDue = false
      try {
        await takeEnded()
      } catch (error) {
        logFailure(log, 'rated series could not be counted', error)
      }
    }
  }

  /** Only a change among rated tables is looked at. */
  let seen = ''
  const look = (): void => {
    const now = rows().flatMap(({ id, rated, phase }) =>
      rated === undefined ? [] : [`${id} ${phase === 'GATHERING' ? 'waits' : 'plays'}`],
    )
    const text = now.toSorted().join(' ')
    if (text === seen) return
    seen = text
    void run()
  }
  const unwatch = lobby.watch(look)
  let cancel = time.after(minute, again)
  function again(): void {
    void run()
    cancel = time.after(minute, again)
  }
  void run()

  return {
    opened: (table, { game, speed, rated }) => {
      if (rated === undefined) return
      note({ table, game, speed, opened: rated.at }).catch((error: unknown) =>
        logFailure(log, `the rated table ${table} could not be noted`, error),
      )
    },
    ratingsOf: (person) => ratings.of(person, time.now()),
    seatedAs: async (person, game) => {
      try {
        return Math.round(await ratings.value(person, game))
      } catch (error) {
        logFailure(log, 'a rating could not be read', error)
        return 'UNAVAILABLE'
      }
    },
    waitSeconds: ({ game, speed, rated }, now) => {
      const wait = usual.get(waitKey({ game, speed }))
      const left = rated === undefined || wait === undefined ? 0 : rated.at + wait - now
      return left > 0 ? Math.ceil(left / 1_000) : null
    },
    best: (listed) => ratings.best(listed, time.now()),
    ofMonth: (listed, month) => ratings.ofMonth(listed, month),
    forget: (person) => ratings.forget(person, name),
    run,
    stop: async () => {
      stopped = true
      unwatch()
      cancel()
      await running
    },
  }
}
