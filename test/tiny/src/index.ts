export { tiny, type TinyShapes } from './game.js'
export { think } from './think.js'
