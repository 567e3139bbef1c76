/** Words of lists of members, in a room of their own: few people ever take one. */
import { room, type Room } from '@stolik/kit/words'

export const membersWords: Room = room(import.meta.glob('./*.json'))
