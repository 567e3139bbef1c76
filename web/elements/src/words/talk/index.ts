/** Words of the talk at a table: its phrases and its controls. */
import { room, type Room } from '@stolik/kit/words'

export const talkWords: Room = room(import.meta.glob('./*.json'))
