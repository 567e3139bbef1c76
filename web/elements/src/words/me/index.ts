/** Words about a player's own hands. */
import { room, type Room } from '@stolik/kit/words'

export const meWords: Room = room(import.meta.glob('./*.json'))
