/** The words for values of games, and for why a game is impossible; used where a game is described after play. */
import { joined, room, type Room } from '@stolik/kit/words'
import { tableWords } from './table.js'

export const valueWords: Room = joined(tableWords, room(import.meta.glob('../../words/value/*.json')))
