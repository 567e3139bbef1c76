/** Sixty-six to look at: its table for replays and its texts. Importing this module defines `<sixtysix-shown>`. */
import type { ReplayRenderer } from '@stolik/kit/shown'
import { read } from '../graphql/read.js'
import './sixtysix-shown.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

export const shows: ReplayRenderer = { tag: 'sixtysix-shown', read, tricks, catalogues: words }
