/** Words of the forms of schemes: how a ranking counts, and what is wrong with it. */
import { room, type Room } from '@stolik/kit/words'

export const schemeWords: Room = room(import.meta.glob('./*.json'))
