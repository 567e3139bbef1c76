export { tiny, type TinyShapes } from './game.js'
export { slips } from './slips.js'
export { think } from './think.js'
