/** What the association’s desk says besides. */
import { room, type Room } from '@stolik/kit/words'

export const deskWords: Room = room(import.meta.glob('./*.json'))
