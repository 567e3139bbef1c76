/** Only the styles, for elements that show no cards. */
export { controls } from './controls.js'
export { tokens } from './tokens.js'
