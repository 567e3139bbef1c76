/** Words of the list of clubs. */
import { room, type Room } from '@stolik/kit/words'

export const clubWords: Room = room(import.meta.glob('./*.json'))
