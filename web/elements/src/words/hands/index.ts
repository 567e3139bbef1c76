/** Words about the finished hands of a table. */
import { room, type Room } from '@stolik/kit/words'

export const handsWords: Room = room(import.meta.glob('./*.json'))
