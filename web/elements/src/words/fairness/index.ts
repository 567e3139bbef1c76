/** Words of a shuffle check. */
import { room, type Room } from '@stolik/kit/words'

export const fairnessWords: Room = room(import.meta.glob('./*.json'))
