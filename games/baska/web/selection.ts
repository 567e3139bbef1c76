import { selectionOf } from '@stolik/core'
import { baskaView } from '../src/view.js'

/** The GraphQL selection of a whole BaskaView. */
export const selection = selectionOf(baskaView)
