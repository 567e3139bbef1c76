/** What a composition root needs of Tiny. */
import { seal } from '@stolik/core'
import { present, sdl } from './graphql/index.js'
import { slips, tiny } from './src/index.js'
import { catalogues } from './text/index.js'

export const offer = { plugin: seal(tiny, present), sdl, type: 'TinyView', catalogues, slips } as const
