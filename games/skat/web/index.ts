/** Skat's part of the page: its table element and its words. Importing this module defines `<skat-table>`. */
import type { Renderer } from '@stolik/kit'
import { read } from '../graphql/read.js'
import type { SkatViewShape } from '../graphql/shape.js'
import { catalogues } from '../text/table.js'
import { selection } from './selection.js'
import './skat-table.js'

export const renderer: Renderer = {
  tag: 'skat-table',
  selection,
  // The gateway answers `selection` in the schema's shape.
  read: (data) => read(data as SkatViewShape),
  catalogues,
}
