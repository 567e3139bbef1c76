/** Sixty-six in GraphQL: its types, and the conversion of views to them and back. */
import { presenter, sdlOf } from '@stolik/core/views'
import { notes, sixtysixView } from '../src/view.js'

export const sdl = sdlOf(sixtysixView, notes)

export const present = presenter(sixtysixView)

export { read } from './read.js'
