/** Words about how well a player plays. */
import { room, type Room } from '@stolik/kit/words'

export const strengthWords: Room = room(import.meta.glob('./*.json'))
