import { selectionOf } from '@stolik/core/views'
import { baskaView } from '../src/rules/view.js'

/** The GraphQL selection of a whole view. The build of pages prints its text in the place of this file. */
export const selection = selectionOf(baskaView)
