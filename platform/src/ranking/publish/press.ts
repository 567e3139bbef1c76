/** Everything that is published of rankings, read from the store and made into files. */
import type { Locale } from '@stolik/core'
import type { Offer } from '../../offer.js'
import type { Published } from '../published.js'
import type { PublishedPerson } from '../published-person.js'
import type { Rankings } from '../rankings.js'
import { isRankingRefusal, refuse, type RankingRefusal } from '../refusal.js'
import type { EditionHead } from '../store.js'
import { publishedCsv } from './csv.js'
import { publishedOf, stands, wasPublished } from './document.js'
import { publicFile, type PublicFile } from './files.js'
import { publishedPersonOf } from './person.js'
import { editionShelf } from './shelf.js'

export interface PressDeps {
  readonly rankings: Pick<Rankings, 'store' | 'reader'>
  readonly games: readonly Offer[]
  /** What sheets of this gateway say of themselves. */
  readonly source: string
}

/** What can be had of an edition; `number` null: the newest that counts. */
export interface EditionFile {
  readonly of: 'edition'
  readonly ranking: string
  readonly number: number | null
  readonly form: 'json' | 'csv'
}

export interface PersonFile {
  readonly of: 'person'
  readonly ranking: string
  readonly person: string
  readonly form: 'json'
}

export type AskedFile = (EditionFile | PersonFile) & { readonly locale: Locale | null }

/** Seconds that others may keep what is new every now and then. */
const shortly = 60
/**
 * The same of a final edition. Its figures stand for ever, but not the names beside them nor that it is not withdrawn, so
 * nobody is told that he need not ask again.
 */
const longer = 300

export function press({
  rankings,
  source,
}: PressDeps): (asked: AskedFile) => Promise<PublicFile | RankingRefusal> {
  const { store, reader } = rankings
  const shelf = editionShelf(store)

  const publicHeads = async (ranking: string): Promise<readonly EditionHead[]> =>
    (await store.editions(ranking)).filter(wasPublished)

  const edition = async ({ ranking, number }: Omit<EditionFile, 'of' | 'form'>) => {
    const known = await store.ranking(ranking)
    if (known === undefined) return refuse('UNKNOWN_RANKING', { ranking })
    const heads = await publicHeads(ranking)
    const head = number === null ? heads.findLast(stands) : heads.find((one) => one.number === number)
    if (head === undefined) return refuse('UNKNOWN_EDITION')
    const content = await shelf.content(head.hash)
    const { corrects, scheme } = content
    const earlier = (await shelf.standing(heads.filter((one) => one.number < head.number))).findLast(
      ({ date, season }) => date < head.date && season === scheme.season.from,
    )
    const named = new Map((await store.persons()).map((one) => [one.id, one]))
    return publishedOf(
      { hash: head.hash, content, stamps: head.stamps },
      {
        association: known.association,
        before: earlier?.rows ?? new Map(),
        corrected: heads.find(({ hash }) => hash === corrects?.hash)?.number ?? null,
        nameOf: (id) => named.get(id),
      },
    )
  }

  const person = async ({ ranking, person: id }: PersonFile): Promise<PublishedPerson | RankingRefusal> => {
    if ((await store.ranking(ranking)) === undefined) return refuse('UNKNOWN_RANKING', { ranking })
    return publishedPersonOf({ store, reader, shelf, source }, await publicHeads(ranking), id)
  }

  const ageOf = ({ number }: EditionFile, { status }: Published): number =>
    number !== null && status === 'final' ? longer : shortly

  return async (asked) => {
    if (asked.of === 'person') {
      const found = await person(asked)
      return isRankingRefusal(found) ? found : publicFile(types.json, jsonOf(found), shortly)
    }
    const found = await edition(asked)
    if (isRankingRefusal(found)) return found
    const text = asked.form === 'csv' ? publishedCsv(found) : jsonOf(found)
    return publicFile(types[asked.form], text, ageOf(asked, found))
  }
}

const jsonOf = (value: object): string => `${JSON.stringify(value)}\n`

const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const
