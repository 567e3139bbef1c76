/** Words of the lists of ratings. */
import { room, type Room } from '@stolik/kit/words'

export const ratingsWords: Room = room(import.meta.glob('./*.json'))
