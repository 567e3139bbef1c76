/** Words of a list of events. They are few, since the list stands on pages with nothing else about events. */
import { room, type Room } from '@stolik/kit/words'

export const eventListWords: Room = room(import.meta.glob('./*.json'))
