/** The part of Sixty-six in the page: its table element and its texts. Importing this module defines `<sixtysix-table>`. */
import type { Renderer } from '@stolik/kit/table'
import { read } from '../graphql/read.js'
import { selection } from '../graphql/selection.js'
import './sixtysix-table.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

export const renderer: Renderer = { tag: 'sixtysix-table', selection, read, tricks, catalogues: words }
