/** An element of the pages from which an event is directed. */
import type { Room } from '@stolik/kit/words'
import { eventDeskWords } from '../../words/event-desk/index.js'
import { EventElement } from '../element.js'

export abstract class DeskElement extends EventElement {
  protected override get words(): Room {
    return eventDeskWords
  }
}
