/** What a table of Baśka says. */
import { room, type Room } from '@stolik/kit/words'

export const texts: Room = room(import.meta.glob('./*.json'))
