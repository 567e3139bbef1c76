/** The words of a Skat table: its own, and those of the settlement for games and matadors. */
import { joined, room, type Room } from '@stolik/kit/words'
import { tableWords } from '../words/table.js'

export const texts: Room = joined(tableWords, room(import.meta.glob('./*.json')))
