/** What the director of an event reads beside everybody's words, in one file, so that it is one fetch. */
import type { Catalogue } from '@stolik/core'
import { announce } from '../event/announce/csb.js'
import { arbiter } from '../event/arbiter/csb.js'
import { desk } from '../event/desk/csb.js'
import { log } from '../event/log/csb.js'

export const csb: Catalogue = {
  ...desk,
  ...arbiter,
  ...announce,
  ...log,
}
