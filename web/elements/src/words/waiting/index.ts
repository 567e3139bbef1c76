/** What a table says of itself while its page is not looked at. */
import { room, type Room } from '@stolik/kit/words'

export const waitingWords: Room = room(import.meta.glob('./*.json'))
