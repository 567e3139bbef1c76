/** The words of every language, read at once for servers and tests. A page fetches one language at a time. */
import { createRequire } from 'node:module'
import { locales, type Catalogue, type Locale } from '../src/words.js'

export type Catalogues = Readonly<Record<Locale, Catalogue>>

/**
 * Reads the words of folders that have one file per language. Folders are named as in `import`: `./words`,
 * `@stolik/skat/words/table`. If two folders have the same code, the later one wins.
 */
export function readCatalogues(from: string, ...folders: readonly string[]): Catalogues {
  const read = createRequire(from)
  const of = (locale: Locale): Catalogue =>
    Object.assign({}, ...folders.map((folder) => read(`${folder}/${locale}.json`) as Catalogue)) as Catalogue
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Catalogues
}
