/** What a player can have done in a hand of Baśka, and the words for it. */
import { room, type Room } from '@stolik/kit/words'
import { strength } from '../../src/game/strength.js'

export const { parts } = strength
export const words: Room = room(import.meta.glob('../../words/strength/*.json'))
