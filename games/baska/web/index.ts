/** Baśka's part of the page: its table element and its texts. Importing this module defines `<baska-table>`. */
import type { Renderer } from '@stolik/kit/table'
import { read } from '../graphql/read.js'
import './baska-table.js'
import { selection } from './selection.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

export const renderer: Renderer = {
  tag: 'baska-table',
  selection,
  read,
  tricks,
  catalogues: words,
}
