/** What <stolik-same-cards> says. */
import { room, type Room } from '@stolik/kit/words'

export const sameCardsWords: Room = room(import.meta.glob('./*.json'))
