/** Tiny as it is today, and three later versions of it. */
import { seal, type Game, type Text } from '@stolik/core'
import { tiny, type TinyShapes } from '../../../../test/tiny/src/index.js'
import { present } from '../../../../test/tiny/graphql/index.js'
import { tiny as offer } from '../help.js'

type Tiny = Game<TinyShapes>

/** Every score is three times as high. */
const settlesOtherwise: Tiny = {
  ...tiny,
  version: 2,
  result: (state) => {
    const settled = tiny.result(state)
    return settled && { ...settled, scores: settled.scores.map((score) => 3 * score) }
  },
}

/** Nobody may lead the highest card that they hold, unless it is their last. */
const playsOtherwise: Tiny = {
  ...tiny,
  version: 3,
  legal: (view) => {
    const legal = tiny.legal(view)
    const cards = legal.filter(({ kind }) => kind === 'card')
    const leads = view.phase === 'playing' && view.trick.cards.length === 0 && cards.length > 1
    return leads ? legal.filter((move) => move !== cards[0]) : legal
  },
}

const { deals } = tiny
/** The cards that nobody gets come first. */
const turned: Text<ReturnType<Tiny['deal']>> = {
  write: (deal) => `aside / ${deals.write(deal)}`,
  read: (text) => (text.startsWith('aside / ') ? deals.read(text.slice('aside / '.length)) : undefined),
}
const dealsOtherwise: Tiny = { ...tiny, version: 4, deals: turned }

const offered = (game: Tiny) => ({ ...offer, plugin: seal(game, present) })

export const versions = {
  today: offered(tiny),
  settlesOtherwise: offered(settlesOtherwise),
  playsOtherwise: offered(playsOtherwise),
  dealsOtherwise: offered(dealsOtherwise),
} as const
export type Version = keyof typeof versions
