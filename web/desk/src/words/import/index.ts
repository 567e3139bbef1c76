/** Words of the form for lists from elsewhere. */
import { room, type Room } from '@stolik/kit/words'

export const importWords: Room = room(import.meta.glob('./*.json'))
