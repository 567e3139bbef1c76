/** Words of the list that a table in the hall keeps by phone, with those of all events. */
import { joined, room, type Room } from '@stolik/kit/words'
import { eventWords } from '../index.js'

export const phoneListWords: Room = joined(eventWords, room(import.meta.glob('./*.json')))
