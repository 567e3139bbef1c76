/** All texts of Baśka, loaded per language, including those of presets and of paper lists. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from './index.js'

const presets = room(import.meta.glob('../../words/presets/*.json'))

const paper = room(import.meta.glob('../../words/paper/*.json'))

export const allWords: Room = joined(words, presets, paper)
