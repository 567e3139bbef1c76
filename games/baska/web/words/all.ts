/** All words of Baśka, a language at a time: also those of presets and of hands that are entered. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from './index.js'

const presets = room(import.meta.glob('../../words/presets/*.json'))

const paper = room(import.meta.glob('../../words/paper/*.json'))

export const allWords: Room = joined(words, presets, paper)
