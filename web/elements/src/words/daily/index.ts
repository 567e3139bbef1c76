/** Words of the deals of the day. */
import { room, type Room } from '@stolik/kit/words'

export const dailyWords: Room = room(import.meta.glob('./*.json'))
