/** Tiny in GraphQL: its types, and the conversion of a view to their shape and back. */
import { presenter, reader, sdlOf } from '@stolik/core/views'
import { tinyView } from '../src/view.js'

export const sdl = sdlOf(tinyView, { 'TinyCall.bid': 'Tricks promised; 0 = pass.' })

export const present = presenter(tinyView)

export const read = reader(tinyView)
