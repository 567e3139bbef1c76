/** The words of hints: those of lessons, which name moves, and the reasons with figures. */
import { joined, room, type Room } from '@stolik/kit/words'
import { lessonWords } from '../learn/words.js'

export const hintWords: Room = joined(lessonWords, room(import.meta.glob('../../words/hint/*.json')))
