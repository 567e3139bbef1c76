/** Baśka's part of the page: its table element and its texts. Importing this module defines `<baska-table>`. */
import { withRules } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import { read } from '../graphql/read.js'
import { selection } from '../graphql/selection.js'
import { profiles } from '../src/rules/profiles.js'
import './baska-table.js'
import { tricks } from './tricks.js'
import { words } from './words/index.js'

export const renderer: Renderer = {
  tag: 'baska-table',
  selection,
  read: withRules(read, profiles),
  tricks,
  catalogues: words,
}
