/** What the association’s desk for leagues says, beside the words of the league itself. */
import { room, type Room } from '@stolik/kit/words'

export const leagueDeskWords: Room = room(import.meta.glob('./*.json'))
