/** Baśka to look at: its table for replays and its texts. Importing this module defines `<baska-shown>`. */
import { defineShown, type ReplayRenderer } from '@stolik/kit/shown'
import { read } from '../graphql/read.js'
import type { View } from '../src/rules/view.js'
import { baskaCards } from './cards.styles.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

defineShown<View>('baska-shown', { catalogues: texts, sceneOf, tell, styles: [baskaCards] })

export const shows: ReplayRenderer = { tag: 'baska-shown', read, tricks, catalogues: words }
