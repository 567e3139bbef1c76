/** The texts of a table of Baśka that only its players need. */
import { joined, room, type Room } from '@stolik/kit/words'
import { texts } from '../index.js'

export const playTexts: Room = joined(texts, room(import.meta.glob('./*.json')))
