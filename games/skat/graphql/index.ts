export { present } from './present.js'
export { read } from './ruled.js'
export { sdl } from './schema.js'
export type { SkatTrickShape, SkatViewShape } from './shape.js'
