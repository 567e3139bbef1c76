/** Words about files that people choose. Loaded when somebody chooses one. */
import { room, type Room } from '@stolik/kit/words'

export const fileWords: Room = room(import.meta.glob('./*.json'))
