/** What the switch of sounds says. */
import { room, type Room } from '@stolik/kit/words'

export const soundWords: Room = room(import.meta.glob('./*.json'))
