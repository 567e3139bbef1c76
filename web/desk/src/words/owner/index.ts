/** What the owner's pages say, and what is said of rights and sites elsewhere. */
import { room, type Room } from '@stolik/kit/words'

export const ownerWords: Room = room(import.meta.glob('./*.json'))
