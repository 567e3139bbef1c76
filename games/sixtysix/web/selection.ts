import { selectionOf } from '@stolik/core'
import { sixtysixView } from '../src/view.js'

/** The GraphQL selection of a whole SixtysixView. */
export const selection = selectionOf(sixtysixView)
