/** Words of the page of a club. */
import { room, type Room } from '@stolik/kit/words'

export const clubPageWords: Room = room(import.meta.glob('./*.json'))
