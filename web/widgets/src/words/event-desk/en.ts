/** What the director of an event reads beside everybody's words, in one file, so that it is one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from '../event/announce/en.js'
import { arbiter } from '../event/arbiter/en.js'
import { desk } from '../event/desk/en.js'
import { log } from '../event/log/en.js'

export const en: Catalogue = {
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
