/** All words of Skat, a language at a time: also those of presets, of hands that are entered, and of the arbiter. */
import { joined, room, type Room } from '@stolik/kit/words'
import { valueWords } from './value.js'

const paper = room(import.meta.glob('../../words/paper/*.json'))

const arbiter = room(import.meta.glob('../../words/arbiter/*.json'))

const presets = room(import.meta.glob('../../words/presets/*.json'))

export const allWords: Room = joined(valueWords, presets, paper, arbiter)
