import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { askToAnnounce, type Refused, type Right } from './client.js'
import { OwnerElement } from './element.js'
import { ownerStyles } from './owner.styles.js'
import { send } from '../form/buttons.js'
import { area } from '../form/draw.js'

/**
 * Shown to an account that may not announce events: says so, and asks the owner for the right with a short reason. A person who
 * is not signed in is told to do that first.
 *
 * @element stolik-ask-right
 */
export class StolikAskRight extends declares(OwnerElement, {
  /** The earlier request. */
  request: given<Right['request']>(null),
  busy: state(false),
  refused: state<Refused | null>(null),
}) {
  static override styles = [controls, forms, ownerStyles]

  protected override render(): unknown {
    if (this.gate.guest.value?.refresh === undefined)
      return html`<p class="note" role="status">${this.say('right.signIn')}</p>`
    const status = this.request?.status
    if (status === 'WAITING')
      return html`<div class="panel stack" role="status" tabindex="-1">
        <p class="done">${this.say('right.WAITING')}</p>
        <p class="muted said">${this.request?.reason ?? nothing}</p>
      </div>`
    return html`<form class="panel stack" @submit=${(event: SubmitEvent) => void this.#ask(event)}>
      <p>${this.say(status === 'REFUSED' ? 'right.REFUSED' : 'right.lacks')}</p>
      ${area('reason', this.say('right.reason'), { rows: 2, most: 300, required: true })}
      ${this.refusal(this.refused)} ${send(this.say('right.ask'), { busy: this.busy })}
    </form>`
  }

  async #ask(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (this.busy || !(event.target instanceof HTMLFormElement)) return
    const reason = new FormData(event.target).get('reason')
    this.busy = true
    const answer = await askToAnnounce(this.gate, typeof reason === 'string' ? reason : '')
    this.busy = false
    this.refused = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return
    this.request = answer.done
    await this.updateComplete
    this.renderRoot.querySelector<HTMLElement>('[role="status"]')?.focus()
  }
}

customElements.define('stolik-ask-right', StolikAskRight)
