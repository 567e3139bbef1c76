/** What one table takes: what shows it, and what one plays with; no lists and nothing to enter hands with. */
export * from './shown.js'
export * from './settlement/settlement.js'
export * from './table/index.js'
