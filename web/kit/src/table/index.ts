/** What a table to play at needs in addition to the shown parts. Importing this module defines `<stolik-hand>`. */
import './hand.js'

export { GameTable, gameTableStyles } from './game-table.js'
