/** What the list of clubs says. */
import { room, type Room } from '@stolik/kit/words'

export const clubWords: Room = room(import.meta.glob('./*.json'))
