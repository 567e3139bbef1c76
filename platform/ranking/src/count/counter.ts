/** A cache of countings in memory. An edition with one more event, or with a corrected one, only has to process that event. */
import type { Belonging, Counted, Licensed, Merged, Result } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import type { Sheet } from '@stolik/contract/ranking/sheet'
import { LRUCache } from 'lru-cache'
import { contentHash } from '@stolik/contract/canonical'
import type { KnownAges } from '../model/ages.js'
import { startCount, type Counting } from './index.js'
import type { CountRefusal } from '../model/scheme-refusal.js'

export interface CountAsked {
  readonly scheme: Scheme
  readonly date: string
  /** Hashes of the sheets that are offered. */
  readonly sheets: readonly string[]
  readonly licences: readonly Licensed[]
  /** Used only if the scheme has a rule for transfers; none if left out. */
  readonly clubs?: readonly Belonging[] | undefined
  /** Used only if the scheme asks about ages; none are known if left out. */
  readonly ages?: KnownAges | undefined
  /** Hash of the edition whose points are carried over. */
  readonly carried: string | null
  /** Records that are the same person; none if left out. */
  readonly merged?: readonly Merged[] | undefined
}

/** Both methods reject if the store cannot be reached. */
export interface Counter {
  result(request: CountAsked): Promise<Result | CountRefusal>
  /** Returns a person's single results in the order of events; empty for an unknown person. */
  resultsOf(request: CountAsked, person: string): Promise<readonly Counted[] | CountRefusal>
}

/** Where a counting reads its sheets and editions. @throws if the store cannot be reached */
export interface CountSource {
  /** Returns the sheets by hash, including all that were asked for. */
  sheets(hashes: readonly string[]): Promise<ReadonlyMap<string, Sheet>>
  edition(hash: string): Promise<{ readonly content: { readonly result: Result } } | undefined>
}

interface Kept {
  readonly date: string
  readonly sheets: ReadonlySet<string>
  readonly counting: Counting
  /** How many sheets were taken out since the counting began. Their data still takes up room. */
  readonly gone: number
}

/** Each entry holds everybody's results in memory, so only few are kept. */
const mostKept = 4

export function keptCounter(source: CountSource): Counter {
  const cache = new LRUCache<string, Kept>({ max: mostKept })
  let turn: Promise<unknown> = Promise.resolve()

  const sheetsOf = async (hashes: readonly string[]) => {
    const read = await source.sheets(hashes)
    return hashes.map((hash) => {
      const sheet = read.get(hash)
      if (sheet === undefined) throw new RangeError(`the sheet ${hash} is not there`)
      return { hash, sheet }
    })
  }
  const carriedFrom = async (hash: string | null): Promise<Result | null> => {
    if (hash === null) return null
    const edition = await source.edition(hash)
    if (edition === undefined) throw new RangeError(`the edition ${hash} is not there`)
    return edition.content.result
  }

  /** Extends a kept counting, unless too many of its sheets were taken out. A counting never goes back to an earlier day. */
  const grown = async (
    before: Kept,
    { sheets, date }: CountAsked,
  ): Promise<Kept | CountRefusal | undefined> => {
    const offered = new Set(sheets)
    const out = [...before.sheets].filter((hash) => !offered.has(hash))
    const gone = before.gone + out.length
    if (before.date > date || gone > sheets.length / 2) return undefined
    const more = await sheetsOf(sheets.filter((hash) => !before.sheets.has(hash)))
    return before.counting.change(more, out, date) ?? { ...before, date, sheets: offered, gone }
  }
  const anew = async (request: CountAsked): Promise<Kept | CountRefusal> => {
    const { scheme, date, sheets } = request
    const counting = startCount(scheme, {
      ...request,
      sheets: await sheetsOf(sheets),
      carried: await carriedFrom(request.carried),
    })
    return 'refused' in counting ? counting : { date, sheets: new Set(sheets), counting, gone: 0 }
  }

  const counted = async (request: CountAsked): Promise<Counting | CountRefusal> => {
    const { scheme, licences, clubs = [], carried, merged = [] } = request
    const key = contentHash({ scheme, licences, clubs, carried, merged })
    const before = cache.get(key)
    const now = (before && (await grown(before, request))) ?? (await anew(request))
    if ('refused' in now) return now
    cache.set(key, now)
    return now.counting
  }

  /** Runs requests one after the other: a counting must not change while somebody reads it. */
  const inTurn = <T extends object>(
    request: CountAsked,
    read: (counting: Counting) => T | CountRefusal,
  ): Promise<T | CountRefusal> => {
    const done = turn.then(async () => {
      const counting = await counted(request)
      return 'refused' in counting ? counting : read(counting)
    })
    turn = done.catch(() => undefined)
    return done
  }

  return {
    result: (request) => inTurn(request, (counting) => counting.result(request.ages)),
    resultsOf: (request, person) => inTurn(request, (counting) => counting.resultsOf(person)),
  }
}
