/** Reads everything published about rankings from the store and makes files of it. */
import type { EditionStatus, PublicKey } from '@stolik/contract/ranking/edition'
import type { GameWords } from './words/index.js'
import type { Locale } from '@stolik/core'
import type { Counter } from '@stolik/ranking/count/counter'
import type { Published } from '@stolik/contract/published/ranking'
import { exportEdition, keysOf } from '../signing/exporting.js'
import { refuse, type RankingRefusal } from '@stolik/ranking/model/refusal'
import type { EditionHead, Ranking } from '../store/store.js'
import type { WorkStore } from '../store/work.js'
import type { Asked, EditionFile } from './asked.js'
import { tableFile, tableForm, tableTypes } from '../../base/table-file.js'
import { publishedTable } from './table.js'
import { publishedOf, countsToday, statusOf, wasPublished } from './document.js'
import { feedOf, mostEntries } from './feed.js'
import { codings, publicFile, type PublicFile } from '../../http/public-file.js'
import { printEdition } from './paper.js'
import { clubPage, listPage, type ListedRanking } from './pages.js'
import { personPage } from './page-person.js'
import { pagesOf, rankingPage } from './page-ranking.js'
import { publishedPersonOf } from './person.js'
import { editionCache } from './edition-cache.js'

type PressStore = Pick<
  WorkStore,
  | 'rankings'
  | 'ranking'
  | 'editions'
  | 'edition'
  | 'persons'
  | 'person'
  | 'named'
  | 'sheets'
  | 'playedBy'
  | 'ruleName'
>

export interface PressDeps {
  readonly store: PressStore
  readonly reader: Counter
  readonly games: readonly GameWords[]
  /** The name of this gateway in its sheets. */
  readonly source: string
  /** All keys that editions are signed with here. */
  readonly keys: () => readonly PublicKey[]
}

/** @param locale the language of pages; data has none */
export type Press = (request: Asked, locale: Locale) => Promise<PublicFile | RankingRefusal>

/** Files are cached, so each is compressed in every way that a reader may accept. */
const fileOf = (type: string, content: string | Uint8Array, maxAge: number): Promise<PublicFile> =>
  publicFile(type, content, maxAge, codings)

/** Seconds for which others may cache files that change now and then. */
const shortly = 60
/**
 * The same for a final edition. Its figures never change, but names do, and it may be withdrawn. So caches must ask again.
 */
const longer = 300

export function press({ store, reader, games, source, keys }: PressDeps): Press {
  const cache = editionCache(store)

  const edition = async (
    { id, association }: Ranking,
    heads: readonly EditionHead[],
    number: number | null,
  ): Promise<Published | RankingRefusal> => {
    const head = headOf(heads, number)
    if (head === undefined) return refuse('UNKNOWN_EDITION', { ranking: id })
    const content = await cache.content(head.hash)
    const { corrects, scheme } = content
    const earlier = await cache.earlier(
      heads.filter((one) => one.number < head.number),
      { date: head.date, season: scheme.season.from },
    )
    const named = new Map((await store.persons()).map((one) => [one.id, one]))
    return publishedOf(
      { hash: head.hash, content, stamps: head.stamps },
      {
        association,
        before: earlier?.rows ?? new Map(),
        corrected: heads.find(({ hash }) => hash === corrects?.hash)?.number ?? null,
        correctedBy: await cache.correctedBy(
          head.hash,
          heads.filter((one) => one.number > head.number),
        ),
        nameOf: (person) => named.get(person),
      },
    )
  }

  const editionFile = async (
    { form, page, number, inWords }: EditionFile,
    published: Published,
    exported: boolean,
    locale: Locale,
  ): Promise<PublicFile | RankingRefusal> => {
    const age = ageOf(number, published.status)
    if (form === 'json') return fileOf(types.json, jsonOf(published), age)
    const table = tableForm(form)
    if (table !== undefined) {
      const heads = inWords === true ? locale : null
      return fileOf(tableTypes[table], tableFile(publishedTable(published, heads), table, heads), age)
    }
    if (form === 'pdf') {
      const { scheme, schemeVersion } = await cache.content(published.hash)
      const { game, profiles } = scheme
      const offer = games.find(({ plugin }) => plugin.id === game)
      const ruleNames = await Promise.all(profiles.map((profile) => store.ruleName(game, profile)))
      const paper = { published, scheme, schemeVersion, offer, ruleNames, locale }
      return fileOf(types.pdf, await printEdition(paper), age)
    }
    if (page > pagesOf(published)) return refuse('UNKNOWN_EDITION')
    return fileOf(
      types.html,
      rankingPage(published, { locale, page, latest: number === null, exported }),
      age,
    )
  }

  /** Includes a name only if it is still current: somebody who changed their name is not published under the old one. */
  const exported = async (
    heads: readonly EditionHead[],
    number: number | null,
  ): Promise<PublicFile | RankingRefusal> => {
    const head = headOf(heads, number)
    if (head === undefined) return refuse('UNKNOWN_EDITION')
    const today = new Map((await store.persons()).map(({ id, name }) => [id, name]))
    const text = await exportEdition(
      { store, keys: keys() },
      head.hash,
      ({ person, name }) => today.get(person) === name,
    )
    return typeof text === 'string' ? fileOf(types.json, text, ageOf(number, statusOf(head))) : text
  }

  const list = async (locale: Locale): Promise<PublicFile> => {
    const found: ListedRanking[] = []
    for (const { id, association } of await store.rankings()) {
      const head = (await store.editions(id)).findLast(countsToday)
      if (head !== undefined) found.push({ association, head, name: (await cache.about(head.hash)).name })
    }
    return fileOf(types.html, listPage(found, locale), shortly)
  }

  const feed = async (
    ranking: Ranking,
    heads: readonly EditionHead[],
    locale: Locale,
  ): Promise<PublicFile> => {
    const editions = await Promise.all(
      heads
        .slice(-mostEntries)
        .map(async (head) => ({ ...head, corrects: (await cache.about(head.hash)).corrects })),
    )
    return fileOf(types.atom, feedOf(ranking, editions, locale), shortly)
  }

  return async (request, locale) => {
    if (request.of === 'list') return list(locale)
    const ranking = await store.ranking(request.ranking)
    if (ranking === undefined) return refuse('UNKNOWN_RANKING', { ranking: request.ranking })
    const heads = (await store.editions(ranking.id)).filter(wasPublished)
    if (request.of === 'feed') return feed(ranking, heads, locale)
    if (request.of === 'edition') {
      if (request.form === 'export') return exported(heads, request.number)
      const found = await edition(ranking, heads, request.number)
      if ('refused' in found) return found
      const stamps = heads.find(({ hash }) => hash === found.hash)?.stamps ?? []
      return editionFile(request, found, !('refused' in keysOf(stamps, keys())), locale)
    }
    if (request.of === 'club') {
      const found = await edition(ranking, heads, null)
      if ('refused' in found) return found
      const page = clubPage(found, request.club, locale)
      // Any refusal gets the page that says in words that nothing is here.
      return page === undefined ? refuse('UNKNOWN_EDITION') : fileOf(types.html, page, shortly)
    }
    const found = await publishedPersonOf({ store, reader, cache, source }, heads, request.person)
    if ('refused' in found) return found
    if (request.form === 'json') return fileOf(types.json, jsonOf(found), shortly)
    return fileOf(types.html, personPage(found, games, locale), shortly)
  }
}

/** The edition of that number; without a number, the newest that counts. */
const headOf = (heads: readonly EditionHead[], number: number | null): EditionHead | undefined =>
  number === null ? heads.findLast(countsToday) : heads.find((one) => one.number === number)

const ageOf = (number: number | null, status: EditionStatus): number =>
  number !== null && status === 'final' ? longer : shortly

const jsonOf = (value: object): string => `${JSON.stringify(value)}\n`

const types = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  atom: 'application/atom+xml; charset=utf-8',
} as const
