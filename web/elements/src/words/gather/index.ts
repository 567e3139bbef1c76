/** Words of a table where people still gather. */
import { room, type Room } from '@stolik/kit/words'

export const gatherWords: Room = room(import.meta.glob('./*.json'))
