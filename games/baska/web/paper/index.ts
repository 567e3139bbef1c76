/** The element for entering deals in the hall. Importing this module defines `<baska-paper>`. */
import './baska-paper.js'

export const paper = 'baska-paper'
