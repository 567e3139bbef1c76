/** Words of the news item about a result. */
import { room, type Room } from '@stolik/kit/words'

export const newsWords: Room = room(import.meta.glob('./*.json'))
