/** Where a store is: in a data folder or in a PostgreSQL database. */
import { resolve } from 'node:path'

export type Place =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }

export const placeOf = (text: string): Place =>
  /^postgres(ql)?:/.test(text) ? { kind: 'postgres', url: text } : { kind: 'folder', folder: resolve(text) }

/** A name for people, without credentials. */
export function nameOf(place: Place): string {
  if (place.kind === 'folder') return place.folder
  if (!URL.canParse(place.url)) return 'a PostgreSQL database'
  const { host, pathname } = new URL(place.url)
  return `postgres://${host}${pathname}`
}
