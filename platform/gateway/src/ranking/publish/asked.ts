/** Parses the addresses of public files. */
import { tableForm, tableForms, type TableForm } from '../../base/table-file.js'

/** A file of an edition. `number` null: the newest edition that counts. */
export interface EditionFile {
  readonly of: 'edition'
  readonly ranking: string
  readonly number: number | null
  readonly form: 'json' | TableForm | 'pdf' | 'html' | 'export'
  /** The page of an HTML file, from 1. */
  readonly page: number
  /** Write column heads in the reader's language. Without it they are names for programs. */
  readonly inWords?: true
}

export interface PersonFile {
  readonly of: 'person'
  readonly ranking: string
  readonly person: string
  readonly form: 'json' | 'html'
}

export interface FeedFile {
  readonly of: 'feed'
  readonly ranking: string
  readonly form: 'atom'
}

/** A club's page, by the newest edition. */
export interface ClubFile {
  readonly of: 'club'
  readonly ranking: string
  readonly club: string
  readonly form: 'html'
}

/** The list of all rankings. */
export interface ListFile {
  readonly of: 'list'
  readonly form: 'html'
}

export type Asked = EditionFile | PersonFile | FeedFile | ClubFile | ListFile

/** The part of an address that is not valid. */
export interface Malformed {
  readonly field: 'ranking' | 'edition' | 'person' | 'club' | 'page' | 'file'
}

/** The form of a table, whose heads are in a language only if somebody asks for one. */
export const tableAsked = ({ form }: Asked): TableForm | undefined => tableForm(form)

export const isMalformed = (request: Asked | Malformed): request is Malformed => 'field' in request

const isRanking = (id: string): boolean => /^[a-z0-9-]{1,40}$/.test(id)

/** Parses `/rankings/RANKING/` and `/rankings/RANKING/FILE`. */
export function rankingAsked(ranking: string, file: string, page: unknown): Asked | Malformed {
  if (!isRanking(ranking)) return { field: 'ranking' }
  if (file === 'feed.atom') return { of: 'feed', ranking, form: 'atom' }
  return editionFile(ranking, null, file === '' ? file : /^latest(\..*)$/.exec(file)?.[1], page)
}

/** Parses `/rankings/RANKING/editions/N` and `N.FORM`. */
export function editionAsked(ranking: string, file: string, page: unknown): Asked | Malformed {
  if (!isRanking(ranking)) return { field: 'ranking' }
  const [, number = '', form = ''] = /^([^.]*)(\..*)?$/.exec(file) ?? []
  if (!/^[1-9]\d{0,5}$/.test(number)) return { field: 'edition' }
  return editionFile(ranking, Number(number), form, page)
}

const forms: Readonly<Record<string, EditionFile['form']>> = {
  '': 'html',
  '.json': 'json',
  ...Object.fromEntries(tableForms.map((form) => [`.${form}`, form])),
  '.pdf': 'pdf',
  '.export.json': 'export',
}

function editionFile(
  ranking: string,
  number: number | null,
  end: string | undefined,
  page: unknown,
): EditionFile | Malformed {
  const form = end !== undefined && Object.hasOwn(forms, end) ? forms[end] : undefined
  if (form === undefined) return { field: 'file' }
  if (form !== 'html' || page === undefined) return { of: 'edition', ranking, number, form, page: 1 }
  if (typeof page !== 'string' || !/^[1-9]\d{0,3}$/.test(page)) return { field: 'page' }
  return { of: 'edition', ranking, number, form, page: Number(page) }
}

/** Parses `/rankings/RANKING/people/PERSON` and `PERSON.json`. */
export function personAsked(ranking: string, file: string): Asked | Malformed {
  if (!isRanking(ranking)) return { field: 'ranking' }
  const [, person = '', end = ''] = /^([^.]*)(\..*)?$/.exec(file) ?? []
  if (end !== '' && end !== '.json') return { field: 'file' }
  if (!/^[\w-]{1,64}$/.test(person)) return { field: 'person' }
  return { of: 'person', ranking, person, form: end === '' ? 'html' : 'json' }
}

/** Parses `/rankings/RANKING/clubs/CLUB`, where CLUB is the club's name. */
export function clubAsked(ranking: string, club: string): Asked | Malformed {
  if (!isRanking(ranking)) return { field: 'ranking' }
  return club === '' || club.length > 100 ? { field: 'club' } : { of: 'club', ranking, club, form: 'html' }
}
