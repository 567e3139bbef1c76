/** Words about who else sees a table of an event. */
import { room, type Room } from '@stolik/kit/words'

export const onlookersWords: Room = room(import.meta.glob('./*.json'))
