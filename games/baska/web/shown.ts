/** Baśka to look at: its table for replays and its texts. Importing this module defines `<baska-shown>`. */
import type { Shows } from '@stolik/kit/shown'
import { read } from '../graphql/read.js'
import './baska-shown.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

export const shows: Shows = {
  tag: 'baska-shown',
  read,
  tricks,
  catalogues: words,
}
