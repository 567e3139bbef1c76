/** What a page shows of Skat's trainer before its thread has come: the words, and what can be asked. */
import { joined, room, type Room } from '@stolik/kit/words'
import { kinds, topics } from '../../src/train/kinds.js'
import { hintWords } from '../hint/index.js'

export { kinds, topics }
export const words: Room = joined(hintWords, room(import.meta.glob('../../words/train/*.json')))
