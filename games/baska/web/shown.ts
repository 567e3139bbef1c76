/** Baśka to look at: its table for replays and its texts. Importing this module defines `<baska-shown>`. */
import type { ReplayRenderer } from '@stolik/kit/shown'
import { read } from '../graphql/read.js'
import './baska-shown.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

export const shows: ReplayRenderer = {
  tag: 'baska-shown',
  read,
  tricks,
  catalogues: words,
}
