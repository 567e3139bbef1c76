/** The pieces for a table that is only looked at: cards and parts of a table, but no settlement and nothing to play with. */
export * from './card/playing-card.js'
export type { DeckStyle, Letters } from './deck/options.js'
export * from './table/renderer.js'
export { controls } from './tokens/controls.js'
export { tokens } from './tokens/tokens.js'
export * from './table/shown.js'
