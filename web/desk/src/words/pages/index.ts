/** What the pages of rankings say besides; the site that has them fetches it with them. */
import { room, type Room } from '@stolik/kit/words'

export const pageWords: Room = room(import.meta.glob('./*.json'))
