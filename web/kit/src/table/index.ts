/** What a table to play at needs in addition to the shown parts. Importing this module defines `<stolik-hand>`. */
import './hand.js'

export type { Strength } from './hand-order.js'
export { GameTable, gameTableStyles } from './game-table.js'
export type { Drawn } from './drawn.js'
