export { tiny, type TinyShapes } from './game.js'
