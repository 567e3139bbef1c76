import { reader } from '@stolik/core/views'
import { baskaView, type View } from '../src/rules/view.js'

/** Reads a view from an answer, without the rules of a rule set. The build of pages prints the code of this function in the place of this file. */
export const read: (data: object) => View = reader(baskaView)
