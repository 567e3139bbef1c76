import { cardNames, type Seat } from '@stolik/core'
import { readCatalogues } from '@stolik/core/catalogues'
import type { LawOptions } from '@stolik/core/laws'
import { present, read } from '../graphql/index.js'
import type { SixtysixShapes } from '../src/index.js'
import { deck } from '../src/deal.js'
import type { State } from '../src/state.js'

/** Returns the cards that nobody has shown, except the seat's own. */
function hidden({ phase, hands, seen }: State, seat: Seat | null): readonly string[] {
  if (phase === 'over') return []
  const own = seat === null ? 0 : (hands[seat] ?? 0)
  return cardNames(deck.reduce((set, card) => set | (1 << card), 0) & ~(seen | own))
}

const catalogues = readCatalogues(import.meta.url, '../words/game')

/** The settings of the laws for this game. */
export const lawOptions: LawOptions<SixtysixShapes> = {
  profile: 'hoyle',
  present,
  read,
  catalogues,
  hidden,
  rare: /^close$/,
  open: ({ turned }) => cardNames(1 << turned),
  dealOf: ({ deal }) => deal,
  carries: ['', '1'],
}
