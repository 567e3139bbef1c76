/** What the work of rankings reads and writes; a thread asks its gateway for it. */
import type { RankingStore } from './sql.js'

/** The parts of the store that this work uses. */
export type WorkStore = Pick<
  RankingStore,
  | 'rankings'
  | 'ranking'
  | 'editions'
  | 'edition'
  | 'editionText'
  | 'persons'
  | 'personsAfter'
  | 'person'
  | 'named'
  | 'sheets'
  | 'sheetTexts'
  | 'playedBy'
  | 'currentSheets'
  | 'merges'
  | 'sealings'
  | 'sealingsAfter'
  | 'addNames'
> & {
  /** The name that the association, or else a club, has given to rules now; null without one. */
  readonly ruleName: (game: string, profile: string) => Promise<string | null>
}
