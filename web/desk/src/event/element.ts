/** The base of the elements for directing an event. */
import type { Room } from '@stolik/kit/words'
import { eventDeskWords } from '../words/event/index.js'
import { EventElement } from '@stolik/elements/event/element'

export abstract class DeskElement extends EventElement {
  protected override get words(): Room {
    return eventDeskWords
  }
}
