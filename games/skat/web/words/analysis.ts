/** What only the analysis of a hand of Skat says: the names of its games. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('../../words/analysis/*.json'))
