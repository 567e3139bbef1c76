/** Counts all ratings again: each result from the log of its table, as far as that is kept, and all ratings from the results. */
import type { Plugin } from '@stolik/core'
import type { Rated, SeriesResult } from '@stolik/rating/model'
import { replay } from '@stolik/rating/replay'
import { resultOf } from '@stolik/rating/series'
import type { Store } from '../store/store.js'
import { BadLog } from '../table/bad-log.js'
import { seriesIn } from './played.js'
import { isNobody, type Counted, type NumberedResult, type RatingStore } from './store.js'

export interface Recounted extends Counted {
  readonly series: number
  /** How many results could be taken from their logs again. */
  readonly replayed: number
  /** Tables whose log says something else than the result that was counted. */
  readonly unlike: readonly string[]
}

const resultsAtOnce = 200

/** Whether a log and a stored result agree: people may have been forgotten since. */
const isSame = (log: SeriesResult | undefined, stored: SeriesResult): boolean => {
  const figures = ({ players, ...rest }: SeriesResult): string =>
    JSON.stringify([
      { ...rest, squares: Math.round(rest.squares) },
      players.map(({ points, left }) => [points, left]),
    ])
  return log !== undefined && figures(log) === figures(stored)
}

async function fromLog(
  { table }: NumberedResult,
  store: Pick<Store, 'log'>,
  plugins: ReadonlyMap<string, Plugin>,
): Promise<SeriesResult | 'not kept' | undefined> {
  const log = await store.log(table)
  const opened = log[0]?.entry
  const plugin = opened?.kind === 'open' ? plugins.get(opened.game) : undefined
  if (plugin === undefined || log.at(-1)?.entry.kind === 'shorten') return 'not kept'
  try {
    const series = seriesIn(plugin, log)
    return series === undefined || series === 'unrated' ? undefined : resultOf(series)
  } catch (error) {
    // The rules have changed since.
    if (error instanceof BadLog) return 'not kept'
    throw error
  }
}

export async function recount(
  ratings: Pick<RatingStore, 'results'>,
  store: Pick<Store, 'log'>,
  plugins: ReadonlyMap<string, Plugin>,
): Promise<Recounted> {
  const all = replay()
  const points: { n: number; person: string; rated: Rated | undefined }[] = []
  const unlike: string[] = []
  let [series, replayed, last] = [0, 0, 0]
  for (;;) {
    const some = await ratings.results(last, resultsAtOnce)
    for (const one of some) {
      const log = await fromLog(one, store, plugins)
      if (log !== 'not kept') {
        replayed += 1
        if (!isSame(log, one.result)) unlike.push(one.table)
      }
      const after = all.add(one.result)
      for (const { person } of one.result.players) points.push({ n: one.n, person, rated: after.get(person) })
      series += 1
      last = one.n
    }
    if (some.length < resultsAtOnce) break
  }
  const rated = [...all.rated().values()].filter(({ person }) => !isNobody(person))
  return { rated, points, spreads: all.spreads(), last, series, replayed, unlike }
}

/** Two machines may differ in the last bits of a figure. */
const alike = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6

/** The people whose stored ratings are not those that were counted, as `game person`. */
export async function differing(
  ratings: Pick<RatingStore, 'all'>,
  { rated }: Pick<Recounted, 'rated'>,
): Promise<readonly string[]> {
  const name = ({ game, person }: { readonly game: string; readonly person: string }): string =>
    `${game} ${person}`
  const stored = new Map((await ratings.all()).map((one) => [name(one), one]))
  const counted = new Map(rated.map((one) => [name(one), one]))
  return [...new Set([...stored.keys(), ...counted.keys()])].filter((key) => {
    const [one, other] = [stored.get(key), counted.get(key)]
    if (one === undefined || other === undefined) return true
    const isLike = alike(one.value, other.value) && alike(one.deviation, other.deviation)
    return !isLike || one.series !== other.series || one.at !== other.at
  })
}
