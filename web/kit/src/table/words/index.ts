/** The words that every card table needs. */
import { room, type Room } from '../../words/room.js'

export const tableWords: Room = room(import.meta.glob('./*.json'))
