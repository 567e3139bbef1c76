/** What <stolik-problem> says. */
import { room, type Room } from '@stolik/kit/words'

export const problemWords: Room = room(import.meta.glob('./*.json'))
