/** Skat's part of the page: its table element and its words. Importing this module defines `<skat-table>`. */
import type { Renderer } from '@stolik/kit/table'
import { read } from '../graphql/ruled.js'
import type { SkatViewShape } from '../graphql/shape.js'
import { selection } from './selection.js'
import { tricks } from './tricks.js'
import './skat-table.js'
import { tableWords } from './words/table.js'

export const renderer: Renderer = {
  tag: 'skat-table',
  selection,
  // The gateway answers `selection` in the shape of the schema.
  read: (data) => read(data as SkatViewShape),
  tricks,
  catalogues: tableWords,
}
