/** What a table that is only looked at takes: cards and the pieces of a table; no settlement, nothing to play with. */
export * from './card/playing-card.js'
export type { DeckStyle, Letters } from './deck/options.js'
export * from './table/renderer.js'
export { controls } from './tokens/controls.js'
export { tokens } from './tokens/tokens.js'
export * from './table/shown.js'
