/**
 * The words of settlements, table lists and profiles: all that a live table needs, loaded one language at a time.
 */
import { room, type Room } from '@stolik/kit/words'

export const tableWords: Room = room(import.meta.glob('../../words/table/*.json'))
