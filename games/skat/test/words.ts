/** The game's words in every language, the same as in the gateway. */
import { readCatalogues } from '@stolik/core/catalogues'

export const catalogues = readCatalogues(
  import.meta.url,
  '../words/table',
  '../words/value',
  '../words/presets',
  '../words/paper',
  '../words/arbiter',
)
export const lessonWords = readCatalogues(import.meta.url, '../words/learn')
