/** Returns a game whose views keep the game's own form, because its own table element takes them here. */
import { seal, type Game, type Plugin, type Shapes } from '@stolik/core'

export const sealed = <T extends Shapes>(game: Game<T>): Plugin => seal(game, (view) => view)
