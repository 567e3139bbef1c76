/** What a player can have done in a hand of Baśka, in words. */
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('../../words/strength/*.json'))
