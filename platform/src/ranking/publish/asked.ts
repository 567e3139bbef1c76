/** What is asked for by the address of a public file. */
import type { AskedFile, EditionFile } from './press.js'

type Asked = Omit<AskedFile, 'locale'>

const rankingId = /^[a-z0-9-]{1,40}$/

/** What cannot be an address of ours: which part of it. */
export interface Malformed {
  readonly field: 'ranking' | 'edition' | 'person' | 'file'
}

export const isMalformed = (asked: Asked | Malformed): asked is Malformed => 'field' in asked

/** Of `/rankings/RANKING/latest.FORM`. */
export function latestAsked(ranking: string, file: string): Asked | Malformed {
  if (!rankingId.test(ranking)) return { field: 'ranking' }
  const [, form] = /^latest\.(json|csv)$/.exec(file) ?? []
  if (form === undefined) return { field: 'file' }
  return { of: 'edition', ranking, number: null, form: form as EditionFile['form'] } as Asked
}

/** Of `/rankings/RANKING/editions/N.FORM`. */
export function editionAsked(ranking: string, file: string): Asked | Malformed {
  if (!rankingId.test(ranking)) return { field: 'ranking' }
  const [, number, form] = /^([^.]*)\.(json|csv)$/.exec(file) ?? []
  if (number === undefined || form === undefined) return { field: 'file' }
  if (!/^[1-9]\d{0,5}$/.test(number)) return { field: 'edition' }
  return { of: 'edition', ranking, number: Number(number), form: form as EditionFile['form'] } as Asked
}

/** Of `/rankings/RANKING/people/PERSON.json`. */
export function personAsked(ranking: string, file: string): Asked | Malformed {
  if (!rankingId.test(ranking)) return { field: 'ranking' }
  const [, person] = /^([^.]*)\.json$/.exec(file) ?? []
  if (person === undefined) return { field: 'file' }
  if (!/^[\w-]{1,64}$/.test(person)) return { field: 'person' }
  return { of: 'person', ranking, person, form: 'json' } as Asked
}
