/** Sixty-six in GraphQL: its types, and the conversion of views to them and back. */
import { presenter, reader, sdlOf } from '@stolik/core'
import { notes, sixtysixView } from '../src/view.js'

// Pages read views, and load neither the schema nor its notes: what they do not use must be seen to have no effect.
export const sdl = /* @__PURE__ */ sdlOf(sixtysixView, notes)

export const present = /* @__PURE__ */ presenter(sixtysixView)

export const read = /* @__PURE__ */ reader(sixtysixView)
