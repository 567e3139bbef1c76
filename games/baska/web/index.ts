/** Baśka's part of the page: its table element and its words. Importing this module defines `<baska-table>`. */
import type { Renderer } from '@stolik/kit'
import { read } from '../graphql/read.js'
import { catalogues } from '../text/index.js'
import './baska-table.js'
import { selection } from './selection.js'

export const renderer: Renderer = { tag: 'baska-table', selection, read, catalogues }
