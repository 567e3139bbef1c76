/** The words of events from all their pages, in one file, so that they are one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from './announce/fr.js'
import { arbiter } from './arbiter/fr.js'
import { board } from './board/fr.js'
import { desk } from './desk/fr.js'
import { draw } from './draw/fr.js'
import { hall } from './hall/fr.js'
import { fr as list } from './list/fr.js'
import { log } from './log/fr.js'
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
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
