/** What the analysis of a hand says otherwise than of a declarer: in Baśka two play against two. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('../../words/analysis/*.json'))
