/** What the editor of looks says. */
import { room, type Room } from '@stolik/kit/words'

export const lookWords: Room = room(import.meta.glob('./*.json'))
