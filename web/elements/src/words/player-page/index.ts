/** Words of the page of a player. */
import { room, type Room } from '@stolik/kit/words'

export const playerPageWords: Room = room(import.meta.glob('./*.json'))
