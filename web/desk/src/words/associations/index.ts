/** What the page for associations says. */
import { room, type Room } from '@stolik/kit/words'

export const associationWords: Room = room(import.meta.glob('./*.json'))
