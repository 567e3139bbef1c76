/** Words of the owner's pages, and about rights and sites on other pages. */
import { room, type Room } from '@stolik/kit/words'

export const ownerWords: Room = room(import.meta.glob('./*.json'))
