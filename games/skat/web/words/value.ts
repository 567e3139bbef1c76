/** What games are worth and why one cannot be: for who tells of a game that was played. */
import { joined, room, type Room } from '@stolik/kit/words'
import { tableWords } from './table.js'

export const valueWords: Room = joined(tableWords, room(import.meta.glob('../../words/value/*.json')))
