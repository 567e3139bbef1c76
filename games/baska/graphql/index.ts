export { present, type BaskaView } from './present.js'
export { read } from './read.js'
export { sdl } from './schema.js'
