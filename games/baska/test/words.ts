/** The game's catalogues in every language, as the gateway has them. */
import { readCatalogues } from '@stolik/core/catalogues'

export const catalogues = readCatalogues(
  import.meta.url,
  '../words/table',
  '../words/presets',
  '../words/paper',
)
export const lessonWords = readCatalogues(import.meta.url, '../words/learn')
