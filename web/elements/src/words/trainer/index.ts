/** What <stolik-trainer> says. */
import { room, type Room } from '@stolik/kit/words'

export const trainerWords: Room = room(import.meta.glob('./*.json'))
