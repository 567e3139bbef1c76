/** All words of Skat, loaded one language at a time. They include presets, paper lists and the arbiter. */
import { joined, room, type Room } from '@stolik/kit/words'
import { valueWords } from './value.js'

const paper = room(import.meta.glob('../../words/paper/*.json'))

const arbiter = room(import.meta.glob('../../words/arbiter/*.json'))

const presets = room(import.meta.glob('../../words/presets/*.json'))

export const allWords: Room = joined(valueWords, presets, paper, arbiter)
