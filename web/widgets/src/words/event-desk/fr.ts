/** What the director of an event reads beside everybody's words, in one file, so that it is one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from '../event/announce/fr.js'
import { arbiter } from '../event/arbiter/fr.js'
import { desk } from '../event/desk/fr.js'
import { log } from '../event/log/fr.js'

export const fr: Catalogue = {
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
