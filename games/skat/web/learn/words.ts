/** The words of Skat's lessons, including settlements and cards, loaded one language at a time. */
import { tableWords } from '@stolik/kit/table/words'
import { joined, room, type Room } from '@stolik/kit/words'
import { valueWords } from '../words/value.js'

export const lessonWords: Room = joined(
  tableWords,
  valueWords,
  room(import.meta.glob('../../words/learn/*.json')),
)
