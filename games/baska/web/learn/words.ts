/** The texts of Baśka's lessons, of their settlements and of cards, loaded per language. */
import { tableWords } from '@stolik/kit/table/words'
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from '../words/index.js'

export const lessonWords: Room = joined(tableWords, words, room(import.meta.glob('../../words/learn/*.json')))
