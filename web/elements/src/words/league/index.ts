/** What <stolik-league> says. */
import { room, type Room } from '@stolik/kit/words'

export const leagueWords: Room = room(import.meta.glob('./*.json'))
