import { laws } from '@stolik/core/laws'
import { cardNames } from '@stolik/core'
import { present, read } from '../graphql/index.js'
import { tiny } from '../src/index.js'
import { catalogues } from '../text/index.js'

for (const profile of Object.keys(tiny.profiles))
  laws(tiny, {
    ...{ profile, present, read, catalogues, rare: /^concede$/ },
    hidden: ({ phase, hands, deal }, seat) =>
      phase === 'over' ? [] : [...hands.filter((_, s) => s !== seat), deal.aside].flatMap(cardNames),
  })
