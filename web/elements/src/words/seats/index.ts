/** Words of the line that leads back to a person's own tables. */
import { room, type Room } from '@stolik/kit/words'

export const seatsWords: Room = room(import.meta.glob('./*.json'))
