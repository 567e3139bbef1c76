/** Additional words of the list of rankings, loaded together with them. */
import { room, type Room } from '@stolik/kit/words'

export const pageWords: Room = room(import.meta.glob('./*.json'))
