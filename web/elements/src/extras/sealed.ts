/** Returns a game whose views keep the game's own form, because its own table element takes them here. */
import { seal, withRuleSets, type Game, type Plugin, type RuleSets, type Shapes } from '@stolik/core'

/** @param ruleSets the rules that clubs can make, of a game that has knobs */
export const sealed = <T extends Shapes>(game: Game<T>, ruleSets?: RuleSets<T['rules']>): Plugin =>
  seal(ruleSets === undefined ? game : withRuleSets(game, ruleSets), (view) => view)
