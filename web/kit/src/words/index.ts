/** The kit's own words for the settlement and the table list. */
import { room, type Room } from './room.js'

export const words: Room = room(import.meta.glob('./*.json'))
