/** Words about what was counted against unfair play, and decided about it. */
import { room, type Room } from '@stolik/kit/words'

export const fairPlayWords: Room = room(import.meta.glob('./*.json'))
