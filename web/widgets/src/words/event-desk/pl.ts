/** What the director of an event reads beside everybody's words, in one file, so that it is one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from '../event/announce/pl.js'
import { arbiter } from '../event/arbiter/pl.js'
import { desk } from '../event/desk/pl.js'
import { log } from '../event/log/pl.js'

export const pl: Catalogue = {
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
