/** What the card of a player says besides what every ranking does. */
import { room, type Room } from '@stolik/kit/words'

export const playerWords: Room = room(import.meta.glob('./*.json'))
