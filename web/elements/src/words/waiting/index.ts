/** Words of a table that calls a person while its page is hidden. */
import { room, type Room } from '@stolik/kit/words'

export const waitingWords: Room = room(import.meta.glob('./*.json'))
