/** The words of events from all pages but the desk, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { board } from './board/de.js'
import { draw } from './draw/de.js'
import { hall } from './hall/de.js'
import { de as list } from './list/de.js'
import { page } from './page/de.js'
import { players } from './players/de.js'
import { protests } from './protests/de.js'
import { refusals } from './refusals/de.js'
import { rules } from './rules/de.js'
import { standings } from './standings/de.js'

export const de: Catalogue = {
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
