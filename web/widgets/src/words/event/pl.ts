/** The words of events from all pages but the desk, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { board } from './board/pl.js'
import { draw } from './draw/pl.js'
import { hall } from './hall/pl.js'
import { pl as list } from './list/pl.js'
import { page } from './page/pl.js'
import { players } from './players/pl.js'
import { protests } from './protests/pl.js'
import { refusals } from './refusals/pl.js'
import { rules } from './rules/pl.js'
import { standings } from './standings/pl.js'

export const pl: Catalogue = {
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
