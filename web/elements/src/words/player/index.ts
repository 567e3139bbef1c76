/** Words of a player's card, besides those of every ranking. */
import { room, type Room } from '@stolik/kit/words'

export const playerWords: Room = room(import.meta.glob('./*.json'))
