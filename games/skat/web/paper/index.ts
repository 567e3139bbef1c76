/** Deals of Skat entered in the hall. Importing this module defines `<skat-paper>`. */
import './skat-paper.js'

export const paper = 'skat-paper'
