/** Words for people who put elements on a page of a club. */
import { room, type Room } from '@stolik/kit/words'

export const pasteWords: Room = room(import.meta.glob('./*.json'))
