/** What one table takes while it is played at: no settlement, no lists and nothing to enter hands with. */
export * from './shown.js'
export { countdown } from './settlement/countdown.js'
export * from './table/index.js'
