/** Words of arenas. */
import { room, type Room } from '@stolik/kit/words'

export const arenaWords: Room = room(import.meta.glob('./*.json'))
