/** Words of the sound switch. */
import { room, type Room } from '@stolik/kit/words'

export const soundWords: Room = room(import.meta.glob('./*.json'))
