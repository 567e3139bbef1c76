/** Countings that are kept in memory, so that an edition after one more event takes that event alone. */
import { contentHash } from '../tournament/canonical.js'
import type { Licensed, Result } from './edition.js'
import { startCount, type Counting } from './count/index.js'
import type { Scheme } from './scheme.js'
import { isCountRefusal, type CountRefusal } from './scheme-refusal.js'
import type { Sheet } from './sheet.js'

export interface CountAsked {
  readonly scheme: Scheme
  readonly date: string
  /** Hashes of the sheets that are offered. */
  readonly sheets: readonly string[]
  readonly licences: readonly Licensed[]
  readonly carried: Result | null
}

export type Counter = (asked: CountAsked) => Promise<Counting | CountRefusal>

interface Kept {
  readonly date: string
  readonly sheets: ReadonlySet<string>
  readonly counting: Counting
}

/** Each has everybody's results in memory, so few are kept. */
const mostKept = 4

/** @param load sheets by hash, all of them: @throws when the store is away */
export function keptCounter(
  load: (hashes: readonly string[]) => Promise<ReadonlyMap<string, Sheet>>,
): Counter {
  const kept = new Map<string, Kept>()
  let turn: Promise<unknown> = Promise.resolve()

  const counted = async ({ scheme, date, sheets, licences, carried }: CountAsked) => {
    const key = contentHash({ scheme, licences, carried })
    const before = kept.get(key)
    kept.delete(key)
    const offered = new Set(sheets)
    const fits =
      before !== undefined && before.date <= date && [...before.sheets].every((hash) => offered.has(hash))
    const wanted = fits ? sheets.filter((hash) => !before.sheets.has(hash)) : sheets
    const read = await load(wanted)
    const more = wanted.map((hash) => {
      const sheet = read.get(hash)
      if (sheet === undefined) throw new RangeError(`the sheet ${hash} is not there`)
      return { hash, sheet }
    })
    const counting = fits ? before.counting : startCount(scheme, { date, sheets: more, licences, carried })
    if (isCountRefusal(counting)) return counting
    const refused = fits ? counting.add(more, date) : undefined
    if (fits && refused !== undefined) kept.set(key, before)
    else kept.set(key, { date, sheets: offered, counting })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return refused ?? counting
  }

  // One after the other: a counting that somebody reads must not grow meanwhile.
  return (asked) => {
    const done = turn.then(() => counted(asked))
    turn = done.catch(() => undefined)
    return done
  }
}
