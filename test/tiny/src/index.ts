export { tiny, type TinyShapes } from './game.js'
export type { View } from './view.js'
