/** What the form for lists from elsewhere says. */
import { room, type Room } from '@stolik/kit/words'

export const importWords: Room = room(import.meta.glob('./*.json'))
