/** What is said of the association’s register of people, and to a player of what is kept of them. */
import { room, type Room } from '@stolik/kit/words'

export const peopleWords: Room = room(import.meta.glob('./*.json'))
