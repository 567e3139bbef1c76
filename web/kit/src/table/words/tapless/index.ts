/** Words about cards that are played without a tap. */
import { room, type Room } from '../../../words/room.js'

export const taplessWords: Room = room(import.meta.glob('./*.json'))
