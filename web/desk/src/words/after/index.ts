/** Words of the director's page after an event. */
import { room, type Room } from '@stolik/kit/words'

export const afterWords: Room = room(import.meta.glob('./*.json'))
