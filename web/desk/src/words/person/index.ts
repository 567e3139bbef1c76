/** Words of the pages of players and of clubs in rankings, loaded together with them. */
import { room, type Room } from '@stolik/kit/words'

export const personWords: Room = room(import.meta.glob('./*.json'))
