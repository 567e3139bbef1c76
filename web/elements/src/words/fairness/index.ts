/** What a check of a shuffle says. */
import { room, type Room } from '@stolik/kit/words'

export const fairnessWords: Room = room(import.meta.glob('./*.json'))
