/** Baśka in GraphQL: its types, and the conversion of views to them and back. */
import { presenter, sdlOf } from '@stolik/core/views'
import { withRules } from '@stolik/core'
import { profiles } from '../src/rules/profiles.js'
import { notes, baskaView } from '../src/rules/view.js'
import { read as readShown } from './read.js'

export const sdl = sdlOf(baskaView, notes)

export const present = presenter(baskaView, profiles)

export const read = withRules(readShown, profiles)
