/** Words of the pages for directing an event: the public words of events, and their own. */
import { joined, room, type Room } from '@stolik/kit/words'
import { eventWords } from '@stolik/elements/words/event/index'

export const eventDeskWords: Room = joined(eventWords, room(import.meta.glob('./*.json')))
