/** What is said to whoever puts elements on a page of a club. */
import { room, type Room } from '@stolik/kit/words'

export const pasteWords: Room = room(import.meta.glob('./*.json'))
