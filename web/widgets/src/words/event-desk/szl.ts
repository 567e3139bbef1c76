/** What the director of an event reads beside everybody's words, in one file, so that it is one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from '../event/announce/szl.js'
import { arbiter } from '../event/arbiter/szl.js'
import { desk } from '../event/desk/szl.js'
import { log } from '../event/log/szl.js'

export const szl: Catalogue = {
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
