export { sixtysix } from './game.js'
export { legal, playable, write, type Move } from './moves.js'
export type { SixtysixShapes } from './playing.js'
export type { Disclosure, Marriage, Trick, View } from './view.js'
