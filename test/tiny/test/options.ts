import type { LawOptions } from '@stolik/core/laws'
import { cardNames } from '@stolik/core'
import { present, read } from '../graphql/index.js'
import type { TinyShapes } from '../src/index.js'
import { catalogues } from '../text/index.js'

/** What the law suite needs besides Tiny. */
export const lawOptions: LawOptions<TinyShapes> = {
  profile: 'plain',
  present,
  read,
  catalogues,
  rare: /^concede$/,
  dealOf: ({ deal }) => deal,
  carries: ['', 'doubled'],
  hidden: ({ phase, hands, deal }, seat) =>
    phase === 'over' ? [] : [...hands.filter((_, s) => s !== seat), deal.aside].flatMap(cardNames),
}
