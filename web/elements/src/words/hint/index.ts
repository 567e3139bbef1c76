/** Words of the hint at a table without other people. The sentences of a hint are the game's. */
import { room, type Room } from '@stolik/kit/words'

export const hintWords: Room = room(import.meta.glob('./*.json'))
