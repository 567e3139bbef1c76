/** Tiny with bots of every level. What they do can be told apart. */
import { seal, withThink, type Think } from '@stolik/core'
import { present } from '../../../test/tiny/graphql/index.js'
import { tiny as game, type TinyShapes } from '../../../test/tiny/src/index.js'
import { tiny } from './help.js'

/** A beginner plays the last legal move, a master the first that costs the budget nothing. */
export const levelsOfTiny: Think<TinyShapes> = (view, level, { effort }) => {
  const moves = game.legal(view)
  if (level === 'beginner') return moves.at(-1)
  return effort > 0 ? moves[0] : undefined
}

export const levelled: typeof tiny = { ...tiny, plugin: seal(withThink(game, levelsOfTiny), present) }
