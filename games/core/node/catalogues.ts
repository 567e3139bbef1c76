/** Reads words in every language at once, for servers and tests; a page fetches one language at a time. */
import { createRequire } from 'node:module'
import { locales, type Catalogue, type Locale } from '../src/words.js'

export type Catalogues = Readonly<Record<Locale, Catalogue>>

/**
 * The words of folders with a file a language, named as `import` names them: `./words`, `@stolik/skat/words/table`.
 * Where two have the same code, the later one's sentence counts.
 */
export function readCatalogues(from: string, ...folders: readonly string[]): Catalogues {
  const read = createRequire(from)
  const of = (locale: Locale): Catalogue =>
    Object.assign({}, ...folders.map((folder) => read(`${folder}/${locale}.json`) as Catalogue)) as Catalogue
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Catalogues
}
