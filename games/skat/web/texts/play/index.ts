/** The additional words of a Skat table for its players. */
import { joined, room, type Room } from '@stolik/kit/words'
import { texts } from '../index.js'

export const playTexts: Room = joined(texts, room(import.meta.glob('./*.json')))
