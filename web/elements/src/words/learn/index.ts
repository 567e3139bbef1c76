/** Words of the lessons, around the words of a game. */
import { room, type Room } from '@stolik/kit/words'

export const learnWords: Room = room(import.meta.glob('./*.json'))
