/** The texts of the questions. */
import { room, type Room } from '@stolik/kit/words'

export const texts: Room = room(import.meta.glob('./*.json'))
