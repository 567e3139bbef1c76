/** Words of the analysis of a finished hand. */
import { room, type Room } from '@stolik/kit/words'

export const analysisWords: Room = room(import.meta.glob('./*.json'))
