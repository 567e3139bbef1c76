/** What <stolik-solo> says. */
import { room, type Room } from '@stolik/kit/words'

export const soloWords: Room = room(import.meta.glob('./*.json'))
