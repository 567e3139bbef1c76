/** The words of events from all pages but the desk, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { board } from './board/fr.js'
import { draw } from './draw/fr.js'
import { hall } from './hall/fr.js'
import { fr as list } from './list/fr.js'
import { page } from './page/fr.js'
import { players } from './players/fr.js'
import { protests } from './protests/fr.js'
import { refusals } from './refusals/fr.js'
import { rules } from './rules/fr.js'
import { standings } from './standings/fr.js'

export const fr: Catalogue = {
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
