export * from './table.js'
export { choices, choiceStyles } from './tokens/choices.js'
export * from './sheet/sheet.js'
export * from './ornament/haft-band.js'
export { clauseWords } from './settlement/clause.js'
/** What must have come before a clause can be said. */
export { words as kitWords } from './words/index.js'
export { entering, PaperEntry, PaperEvent, type Entered } from './paper/paper-entry.js'
