/** The texts of a table of Sixty-six. */
import { room, type Room } from '@stolik/kit/words'

export const texts: Room = room(import.meta.glob('./*.json'))
