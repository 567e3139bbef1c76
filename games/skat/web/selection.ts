import { selectionOf } from '@stolik/core'
import { skatView } from '../src/view.js'

/** The GraphQL selection of a whole SkatView. */
export const selection = selectionOf(skatView)
