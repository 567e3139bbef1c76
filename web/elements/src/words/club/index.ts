/** What is said where a club's site was asked who somebody is and did not tell. */
import { room, type Room } from '@stolik/kit/words'

export const clubWords: Room = room(import.meta.glob('./*.json'))
