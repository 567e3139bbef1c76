/** Additional words of the association’s desk. */
import { room, type Room } from '@stolik/kit/words'

export const deskWords: Room = room(import.meta.glob('./*.json'))
