/** Words of the pages for directing an event: the public words of events, those of paper lists, and their own. */
import { joined, room, type Room } from '@stolik/kit/words'
import { phoneListWords } from '@stolik/elements/words/event/phone/index'

export const eventDeskWords: Room = joined(phoneListWords, room(import.meta.glob('./*.json')))
