/** What people say to each other at a table, and what is around it. */
import { room, type Room } from '@stolik/kit/words'

export const talkWords: Room = room(import.meta.glob('./*.json'))
