/** Skat's part of the page: its table element and its words. Importing this module defines `<skat-table>`. */
import type { Renderer } from '@stolik/kit/table'
import { read } from '../graphql/read.js'
import type { SkatViewShape } from '../graphql/shape.js'
import type { View } from '../src/view.js'
import { selection } from './selection.js'
import './skat-table.js'
import { tableWords } from './words/table.js'

export const renderer: Renderer = {
  tag: 'skat-table',
  selection,
  // The gateway answers `selection` in the schema's shape.
  read: (data) => read(data as SkatViewShape),
  tricks: (view) => {
    const { trick, tricksWon } = view as View
    return { done: tricksWon.reduce((sum, n) => sum + n, 0), lying: trick?.cards.length ?? 0 }
  },
  catalogues: tableWords,
}
