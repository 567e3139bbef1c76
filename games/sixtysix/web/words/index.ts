/** The texts of the settlement, the table list and the lobby for Sixty-six, loaded per language. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('../../words/game/*.json'))
