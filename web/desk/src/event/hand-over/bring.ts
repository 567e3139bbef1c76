import { attribute, declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { Refusal } from '@stolik/elements/event/client/client'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { dayTime } from '@stolik/elements/event/format'
import { AnnouncedEvent } from '../announced-event.js'
import { button } from '../../form/buttons.js'
import { DeskElement } from '../element.js'
import { deskStyles } from '../desk.styles.js'
import { logField, type Chosen } from './look-into.js'
import { sendLog } from './send-log.js'

/**
 * Brings an event here that was announced in a file, and opens its desk.
 *
 * @element stolik-bring-event
 * @attr event-href - the address of an event's page with `{id}` in it
 * @fires stolik-announced - the event is here; cancelable
 */
export class StolikBringEvent extends declares(DeskElement, {
  eventHref: attribute('event-href', '/event/{id}'),
  /** The file to be sent; null if it is not one, undefined if none is chosen. */
  chosen: state<Chosen | null | undefined>(undefined),
  busy: state(false),
  failure: state<Refusal | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, deskStyles]

  protected override render(): unknown {
    return html`<div class="stack">
      <p class="muted">${this.say('bring.how')}</p>
      ${logField(this.say('handOver.file'), this, null)}
      <p role="status">${this.#seen()}</p>
      ${button(this.say('bring.send'), () => this.#send(), { look: 'button primary fit', busy: this.busy || !this.chosen })}
      ${this.refused(this.failure, () => (this.failure = null))} ${this.#known()}
    </div>`
  }

  #seen(): unknown {
    const { chosen } = this
    if (chosen === undefined) return nothing
    if (chosen === null) return this.say('bring.bad')
    return this.say('bring.came', { n: chosen.entries, time: dayTime(chosen.last, this.locale) })
  }

  /** The event that came with this file before. */
  #known(): unknown {
    const event = this.failure?.code === 'ALREADY_HERE' ? this.failure.args['event'] : undefined
    return typeof event === 'string'
      ? html`<a class="button fit" href=${this.#page(event)}>${this.say('bring.open')}</a>`
      : nothing
  }

  #page(event: string): string {
    return this.eventHref.replace('{id}', encodeURIComponent(event))
  }

  async #send(): Promise<void> {
    const { chosen } = this
    if (!chosen) return
    this.busy = true
    const answer = await sendLog(this.gate, 'event/whole.jsonl', chosen.text)
    this.busy = false
    this.failure = 'code' in answer ? answer : null
    if ('code' in answer || answer.event === null) return
    this.chosen = undefined
    if (this.dispatchEvent(new AnnouncedEvent(answer.event)))
      location.assign(`${this.#page(answer.event)}/desk`)
  }
}

customElements.define('stolik-bring-event', StolikBringEvent)
