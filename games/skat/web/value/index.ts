/** Skat's calculator for a page. Importing this module defines `<skat-value>`. */
import './skat-value.js'

export const calculator = 'skat-value'
