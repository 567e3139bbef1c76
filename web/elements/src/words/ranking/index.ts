/** Words of published rankings. */
import { room, type Room } from '@stolik/kit/words'

export const rankingWords: Room = room(import.meta.glob('./*.json'))
