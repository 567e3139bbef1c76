/** Skat for watching: its table for replays, and its words. Importing this module defines `<skat-shown>`. */
import { defineShown, type ReplayRenderer } from '@stolik/kit/shown'
import { read } from '../graphql/read.js'
import type { View } from '../src/rules/view.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'
import { tricks } from './tricks.js'
import { tableWords } from './words/table.js'

defineShown<View>('skat-shown', { catalogues: texts, sceneOf, tell })

export const shows: ReplayRenderer = { tag: 'skat-shown', read, tricks, catalogues: tableWords }
