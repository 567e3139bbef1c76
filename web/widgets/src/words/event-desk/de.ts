/** What the director of an event reads beside everybody's words, in one file, so that it is one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from '../event/announce/de.js'
import { arbiter } from '../event/arbiter/de.js'
import { desk } from '../event/desk/de.js'
import { log } from '../event/log/de.js'

export const de: Catalogue = {
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
