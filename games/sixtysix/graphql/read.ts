import { reader } from '@stolik/core/views'
import { sixtysixView, type View } from '../src/view.js'

/** Reads a view from an answer. The build of pages prints the code of this function in the place of this file. */
export const read: (data: object) => View = reader(sixtysixView)
