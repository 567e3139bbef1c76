/** Words of the panel with the personal links of all entrants. */
import { room, type Room } from '@stolik/kit/words'

export const linksWords: Room = room(import.meta.glob('./*.json'))
