/** Words of accounts, fetched with their elements; they know the widgets' other words too. */
import { joined, room, type Room } from '@stolik/kit/words'
import { words } from '../index.js'

export const accountWords: Room = joined(words, room(import.meta.glob('./*.json')))
