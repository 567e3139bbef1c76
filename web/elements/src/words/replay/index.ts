/** Words of a replay. */
import { room, type Room } from '@stolik/kit/words'

export const replayWords: Room = room(import.meta.glob('./*.json'))
