/** What the list of leagues says. */
import { room, type Room } from '@stolik/kit/words'

export const leagueListWords: Room = room(import.meta.glob('./*.json'))
