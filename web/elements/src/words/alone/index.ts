/** Words of standings and lists that stand alone on a page. */
import { room, type Room } from '@stolik/kit/words'

export const aloneWords: Room = room(import.meta.glob('./*.json'))
