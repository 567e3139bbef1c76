/** Words of events, fetched with their elements; they know the widgets' other words too. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from '../index.js'
import { eventListWords } from './list/index.js'

export const eventWords: Room = joined(words, eventListWords, room(import.meta.glob('./*.json')))
