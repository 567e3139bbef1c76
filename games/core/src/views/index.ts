/** Views: described once, by their columns. Pages load none of this. */
export * as column from './columns.js'
// The types of what a game writes and reads name these.
export type { Column, Fields, Values } from './columns.js'
export { presenter, reader, type Answer } from './convert.js'
export { sdlOf, selectionOf, type Notes } from './schema.js'
