/** Words of the page for associations. */
import { room, type Room } from '@stolik/kit/words'

export const associationWords: Room = room(import.meta.glob('./*.json'))
