/** Words of the page that checks a published result. */
import { room, type Room } from '@stolik/kit/words'

export const verifyWords: Room = room(import.meta.glob('./*.json'))
