/** Words of the settings for playing cards. */
import { room, type Room } from '@stolik/kit/words'

export const playingWords: Room = room(import.meta.glob('./*.json'))
