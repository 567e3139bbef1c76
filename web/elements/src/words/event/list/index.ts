/** Words of a list of events: few, since it stands on pages that have nothing else of events. */
import { room, type Room } from '@stolik/kit/words'

export const eventListWords: Room = room(import.meta.glob('./*.json'))
