/** Words of the form for a new table. */
import { room, type Room } from '@stolik/kit/words'

export const newTableWords: Room = room(import.meta.glob('./*.json'))
