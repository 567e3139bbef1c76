/** Words of the editor of looks. */
import { room, type Room } from '@stolik/kit/words'

export const lookWords: Room = room(import.meta.glob('./*.json'))
