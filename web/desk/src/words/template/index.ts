/** Words of the results in a club's own sheet. Loaded when that part is opened. */
import { room, type Room } from '@stolik/kit/words'

export const templateWords: Room = room(import.meta.glob('./*.json'))
