/** Words of events, loaded with their elements. They include the general words of the elements. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from '../index.js'
import { eventListWords } from './list/index.js'

export const eventWords: Room = joined(words, eventListWords, room(import.meta.glob('./*.json')))
