/** Skat's part of the page: its table element and its words. Importing this module defines `<skat-table>`. */
import { withRules } from '@stolik/core'
import type { Renderer } from '@stolik/kit/table'
import { read } from '../graphql/read.js'
import { selection } from '../graphql/selection.js'
import { profiles } from '../src/rules/profiles.js'
import { tricks } from './tricks.js'
import './skat-table.js'
import { tableWords } from './words/table.js'

export const renderer: Renderer = {
  tag: 'skat-table',
  selection,
  read: withRules(read, profiles),
  tricks,
  catalogues: tableWords,
}
