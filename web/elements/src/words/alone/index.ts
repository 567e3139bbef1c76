/** What standings and lists say where they stand alone on a page. */
import { room, type Room } from '@stolik/kit/words'

export const aloneWords: Room = room(import.meta.glob('./*.json'))
