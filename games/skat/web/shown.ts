/** Skat for watching: its table for replays, and its words. Importing this module defines `<skat-shown>`. */
import type { ReplayRenderer } from '@stolik/kit/shown'
import { read } from '../graphql/read.js'
import './skat-shown.js'
import { tricks } from './tricks.js'
import { tableWords } from './words/table.js'

export const shows: ReplayRenderer = { tag: 'skat-shown', read, tricks, catalogues: tableWords }
