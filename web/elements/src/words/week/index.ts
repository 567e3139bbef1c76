/** Words of the league of the week, and of what all players made of a day. */
import { room, type Room } from '@stolik/kit/words'

export const weekWords: Room = room(import.meta.glob('./*.json'))
