/** Entry of Skat deals in the hall. Importing this module defines `<skat-paper>`. */
import './skat-paper.js'

export const paper = 'skat-paper'
