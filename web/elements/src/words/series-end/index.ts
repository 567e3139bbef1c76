/** Words at the end of a series. */
import { room, type Room } from '@stolik/kit/words'

export const seriesEndWords: Room = room(import.meta.glob('./*.json'))
