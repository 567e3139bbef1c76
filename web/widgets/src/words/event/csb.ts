/** The words of events from all pages but the desk, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { board } from './board/csb.js'
import { draw } from './draw/csb.js'
import { hall } from './hall/csb.js'
import { csb as list } from './list/csb.js'
import { page } from './page/csb.js'
import { players } from './players/csb.js'
import { protests } from './protests/csb.js'
import { refusals } from './refusals/csb.js'
import { rules } from './rules/csb.js'
import { standings } from './standings/csb.js'

export const csb: Catalogue = {
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
