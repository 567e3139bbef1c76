/** The words of events from all pages but the desk, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { board } from './board/szl.js'
import { draw } from './draw/szl.js'
import { hall } from './hall/szl.js'
import { szl as list } from './list/szl.js'
import { page } from './page/szl.js'
import { players } from './players/szl.js'
import { protests } from './protests/szl.js'
import { refusals } from './refusals/szl.js'
import { rules } from './rules/szl.js'
import { standings } from './standings/szl.js'

export const szl: Catalogue = {
  ...refusals,
  ...list,
  ...page,
  ...draw,
  ...standings,
  ...players,
  ...rules,
  ...protests,
  ...board,
  ...hall,
}
