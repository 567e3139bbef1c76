import { presenter, reader, sdlOf } from '@stolik/core'
import { profiles } from '../src/profiles.js'
import type { Rules } from '../src/rules.js'
import { baskaView, notes } from '../src/view.js'

// Pages read views, and load neither the schema nor its notes: what they do not use must be seen to have no effect.
export const sdl = /* @__PURE__ */ sdlOf(baskaView, notes)

export const present = /* @__PURE__ */ presenter(baskaView, profiles)

export const read = /* @__PURE__ */ reader<typeof baskaView.fields, Rules>(baskaView, profiles)
