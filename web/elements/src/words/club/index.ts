/** Words for when a club's site was asked who a person is and did not say. */
import { room, type Room } from '@stolik/kit/words'

export const clubWords: Room = room(import.meta.glob('./*.json'))
