/** Reads a view with the rules that its legal moves follow from. */
import { reader } from '@stolik/core'
import { profiles } from '../src/profiles.js'
import type { Rules } from '../src/rules.js'
import { skatView } from '../src/view.js'

export const read = /* @__PURE__ */ reader<typeof skatView.fields, Rules>(skatView, profiles)
