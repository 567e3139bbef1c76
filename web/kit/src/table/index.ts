/** What a table to play at takes beside what shows it. Importing this module defines `<stolik-hand>`. */
import './hand.js'

export { GameTable, gameTableStyles } from './game-table.js'
