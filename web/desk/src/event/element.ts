/** An element of the pages from which an event is directed. */
import type { Room } from '@stolik/kit/words'
import { eventDeskWords } from '../words/event/index.js'
import { EventElement } from '@stolik/elements/event/element'

export abstract class DeskElement extends EventElement {
  protected override get words(): Room {
    return eventDeskWords
  }
}
