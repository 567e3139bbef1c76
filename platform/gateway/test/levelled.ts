/** Tiny with bots of every level. What they do can be told apart. */
import { count, seal, withHints, withThink, type GiveHint, type Think } from '@stolik/core'
import { present } from '../../../test/tiny/graphql/index.js'
import { tiny as game, type TinyShapes } from '../../../test/tiny/src/index.js'
import { tiny } from './help.js'

/** A beginner passes and plays its last card, a master bids and plays its first, unless the budget is nothing. */
export const levelsOfTiny: Think<TinyShapes> = (view, level, { effort }) => {
  const moves = game.legal(view).filter(({ kind }) => kind !== 'concede')
  if (level === 'master' && effort === 0) return undefined
  const bid = moves.find((move) => move.kind === 'bid' && move.bid > 0 === (level === 'master'))
  return bid ?? (level === 'beginner' ? moves.at(-1) : moves[0])
}

/** What a master plays, with the number of cards in the hand as the reason. */
export const hintsOfTiny: GiveHint<TinyShapes> = (view, budget, random, memory) => {
  const move = levelsOfTiny(view, 'master', budget, random, memory)
  const why = { code: 'hint.cards', args: { n: count(view.hand) }, clause: '' }
  return move && { move, what: { code: 'do', args: {}, clause: '' }, why }
}

export const hinting: typeof tiny = {
  ...tiny,
  plugin: seal(withHints(withThink(game, levelsOfTiny), hintsOfTiny), present),
}

export const levelled: typeof tiny = { ...tiny, plugin: seal(withThink(game, levelsOfTiny), present) }
