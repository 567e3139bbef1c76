/** Words of the page about words. */
import { room, type Room } from '@stolik/kit/words'

export const glossaryWords: Room = room(import.meta.glob('./*.json'))
