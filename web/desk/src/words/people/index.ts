/** Words of the association’s register of people, and for a player about their stored data. */
import { room, type Room } from '@stolik/kit/words'

export const peopleWords: Room = room(import.meta.glob('./*.json'))
