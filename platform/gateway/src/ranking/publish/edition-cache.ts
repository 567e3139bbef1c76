/** Caches editions that publishing reads often. Editions never change, so a cached one needs no check with the store. */
import type { EditionContent } from '@stolik/contract/ranking/edition'
import { LRUCache } from 'lru-cache'
import type { EditionHead } from '../store/store.js'
import type { RankingStore } from '../store/sql.js'
import { countsToday } from './document.js'

export interface Standing {
  readonly place: number | null
  readonly score: number
  readonly deviation: number | null
}

/** The parts of an edition that later editions and the pages of players need. */
export interface Indexed {
  readonly season: string
  /** The hash of the edition that it corrects, and why. */
  readonly corrects: EditionContent['corrects']
  readonly rows: ReadonlyMap<string, Standing>
}

export interface About {
  readonly corrects: EditionContent['corrects']
  readonly name: string
}

const mostContents = 4
/** The limit for all indexes together: about 30 MB. */
const mostRows = 300_000
const mostAbout = 2_000
/** Older editions are not searched. */
const mostEditions = 24

/** All methods throw when the store is unavailable, or there is no such edition. */
export function editionCache(store: Pick<RankingStore, 'edition'>) {
  const contents = new LRUCache<string, Promise<EditionContent>>({ max: mostContents })
  const indexes = new Map<string, Promise<Indexed>>()
  const sizes = new Map<string, number>()
  const abouts = new LRUCache<string, About>({ max: mostAbout })

  const content = (hash: string): Promise<EditionContent> => {
    const known = contents.get(hash)
    if (known !== undefined) return known
    const reading = read(hash)
    contents.set(hash, reading)
    reading.catch(() => contents.delete(hash))
    return reading
  }
  const read = async (hash: string): Promise<EditionContent> => {
    const edition = await store.edition(hash)
    if (edition === undefined) throw new RangeError(`the edition ${hash} is not there`)
    return edition.content
  }

  const index = (hash: string): Promise<Indexed> => {
    const known = indexes.get(hash) ?? indexed(hash)
    indexes.delete(hash)
    indexes.set(hash, known)
    known.catch(() => indexes.delete(hash))
    return known
  }
  const indexed = async (hash: string): Promise<Indexed> => {
    const { scheme, corrects, result } = await content(hash)
    const rows = new Map(
      result.all.map(({ person, place, score, deviation }) => [person, { place, score, deviation }]),
    )
    sizes.set(hash, rows.size)
    let all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const oldest of [...indexes.keys()]) {
      if (all <= mostRows) break
      if (oldest === hash) continue
      all -= sizes.get(oldest) ?? 0
      sizes.delete(oldest)
      indexes.delete(oldest)
    }
    return { season: scheme.season.from, corrects, rows }
  }

  /** The edition it corrects and why, and the name of the ranking at that time. Small and unchanging: stored for each edition that a feed lists. */
  const about = async (hash: string): Promise<About> => {
    const known = abouts.get(hash)
    if (known !== undefined) return known
    const { corrects, scheme } = await content(hash)
    const origin = { corrects, name: scheme.name }
    abouts.set(hash, origin)
    return origin
  }

  return {
    content,
    index,
    about,
    /** The number of the newest of `heads` that counts today and corrects the edition. */
    correctedBy: async (hash: string, heads: readonly EditionHead[]): Promise<number | null> => {
      for (const head of heads.filter(countsToday).slice(-mostEditions).reverse())
        if ((await about(head.hash)).corrects?.hash === hash) return head.number
      return null
    },
    /**
     * The newest edition with an earlier date in the same season. It must count today and must not be corrected by any of
     * `heads`.
     */
    earlier: async (
      heads: readonly EditionHead[],
      { date, season }: { readonly date: string; readonly season: string },
    ): Promise<Indexed | undefined> => {
      const corrected = new Set<string>()
      // Newest first, so that few are read. A correction has a higher number than the edition it corrects.
      for (const head of heads.filter(countsToday).slice(-mostEditions).reverse()) {
        const edition = await index(head.hash)
        if (edition.corrects !== null) corrected.add(edition.corrects.hash)
        if (corrected.has(head.hash) || head.date >= date) continue
        return edition.season === season ? edition : undefined
      }
      return undefined
    },
    /** The editions that count today and were not corrected since, sorted by number. Only the newest ones are searched. */
    counting: async (heads: readonly EditionHead[]): Promise<readonly (EditionHead & Indexed)[]> => {
      const found: (EditionHead & Indexed)[] = []
      // One after the other: many large editions at once would fill the memory.
      for (const head of heads.filter(countsToday).slice(-mostEditions))
        found.push({ ...head, ...(await index(head.hash)) })
      const corrected = new Set(found.map(({ corrects }) => corrects?.hash))
      return found.filter(({ hash }) => !corrected.has(hash))
    },
  }
}

export type EditionCache = ReturnType<typeof editionCache>
