/** What one table takes: cards, the pieces of a table, the settlement; no lists and nothing to enter hands with. */
export * from './card/playing-card.js'
export type { DeckStyle, Letters } from './deck/options.js'
export * from './renderer.js'
export { controls } from './tokens/controls.js'
export { tokens } from './tokens/tokens.js'
export * from './table/index.js'
export * from './settlement/settlement.js'
