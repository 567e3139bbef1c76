/** Words of accounts, loaded with their elements. They include the general words of the elements. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from '../index.js'

export const accountWords: Room = joined(words, room(import.meta.glob('./*.json')))
