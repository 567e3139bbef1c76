/** What the settlement, the table list and the lobby say of Sixty-six, a language at a time. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('../../words/game/*.json'))
