/** Words of the page for developers. */
import { room, type Room } from '@stolik/kit/words'

export const developerWords: Room = room(import.meta.glob('./*.json'))
