import { presenter, sdlOf } from '@stolik/core'
import { profiles } from '../src/profiles.js'
import { notes, skatView } from '../src/view.js'

export { read } from './ruled.js'

// Pages read views, and load neither the schema nor its notes: what they do not use must be seen to have no effect.
export const sdl = /* @__PURE__ */ sdlOf(skatView, notes)

export const present = /* @__PURE__ */ presenter(skatView, profiles)
