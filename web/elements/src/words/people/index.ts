/** Words of players among each other: who is here, invitations, and what one's own page shows. */
import { room, type Room } from '@stolik/kit/words'

export const peopleWords: Room = room(import.meta.glob('./*.json'))
