/** The words of Baśka's lessons, of the settlements in them and of cards, a language at a time. */
import { tableWords } from '@stolik/kit/table/words'
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from '../words/index.js'

export const lessonWords: Room = joined(tableWords, words, room(import.meta.glob('../../words/learn/*.json')))
