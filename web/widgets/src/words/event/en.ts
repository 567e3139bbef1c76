/** The words of events from all pages but the desk, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { board } from './board/en.js'
import { draw } from './draw/en.js'
import { hall } from './hall/en.js'
import { en as list } from './list/en.js'
import { page } from './page/en.js'
import { players } from './players/en.js'
import { protests } from './protests/en.js'
import { refusals } from './refusals/en.js'
import { rules } from './rules/en.js'
import { standings } from './standings/en.js'

export const en: Catalogue = {
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
