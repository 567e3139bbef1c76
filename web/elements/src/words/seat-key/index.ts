/** Words about the way back to a seat from a browser that does not know its player. */
import { room, type Room } from '@stolik/kit/words'

export const seatKeyWords: Room = room(import.meta.glob('./*.json'))
