/** What a table of Skat says to who plays at it. */
import { joined, room, type Room } from '@stolik/kit/words'
import { texts } from '../index.js'

export const playTexts: Room = joined(texts, room(import.meta.glob('./*.json')))
