/** The pieces for a table while it is played at, without settlement, lists and forms for entering hands. */
export * from './shown.js'
export { countdown } from './settlement/countdown.js'
export * from './table/index.js'
