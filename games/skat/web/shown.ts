/** Skat for watching: its table for replays, and its words. Importing this module defines `<skat-shown>`. */
import { reader } from '@stolik/core'
import type { ReplayRenderer } from '@stolik/kit/shown'
import { skatView } from '../src/view.js'
import './skat-shown.js'
import { tricks } from './tricks.js'
import { tableWords } from './words/table.js'

export const shows: ReplayRenderer = {
  tag: 'skat-shown',
  // A table that is only shown needs no rules.
  read: reader(skatView),
  tricks,
  catalogues: tableWords,
}
