/** Sixty-six to look at: its table for replays and its texts. Importing this module defines `<sixtysix-shown>`. */
import { defineShown, type ReplayRenderer } from '@stolik/kit/shown'
import { stockPart, stockStyles } from '@stolik/kit/stock'
import { read } from '../graphql/read.js'
import type { View } from '../src/view.js'
import { sceneOf } from './scene.js'
import { tell } from './speech.js'
import { texts } from './texts/index.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

defineShown<View>('sixtysix-shown', { catalogues: texts, sceneOf, tell, styles: [stockStyles], stockPart })

export const shows: ReplayRenderer = { tag: 'sixtysix-shown', read, tricks, catalogues: words }
