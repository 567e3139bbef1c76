/** Words of the notices to entrants. They load when somebody opens that part of an event's page. */
import { room, type Room } from '@stolik/kit/words'

export const noticeWords: Room = room(import.meta.glob('./*.json'))
