import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import type { TableList } from '@stolik/elements/event/client/types'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { gameLists } from '@stolik/elements/event/lists'
import { redrawOnChange } from '@stolik/elements/base/follow'
import { DeskElement } from './element.js'
import { handInWords } from './hand-in-words.js'
import { send } from '../form/buttons.js'
import { input, choice } from '../form/draw.js'

/** The deal to deal again, counted from 0, and the list that the director saw. */
interface Voided {
  readonly hand: number
  readonly reason: string
  readonly seen: readonly string[]
}

/** Asks for a deal to be dealt again. Bubbles and crosses shadow roots. */
export class VoidDealsEvent extends CustomEvent<Voided> {
  static readonly type = 'stolik-void-deals'
  constructor(detail: Voided) {
    super(VoidDealsEvent.type, { detail, bubbles: true, composed: true })
  }
}

/**
 * Has a deal of a list dealt again, and shows which deals become void by that.
 *
 * @element stolik-void-deals
 * @property list - the list as it is at the gateway
 * @attr busy - whether an act is being sent
 * @fires stolik-void-deals - the director sends it
 */
export class StolikVoidDeals extends declares(DeskElement, {
  list: given<TableList | null>(null),
  busy: flag(),
  /** Counts from 0; null: the deal in play. */
  from: state<number | null>(null),
}) {
  static override styles = [controls, forms, eventStyles]

  constructor() {
    super()
    redrawOnChange(this, gameLists)
  }

  protected override render(): unknown {
    const { list } = this
    if (list === null) return html`<p class="muted" role="status">${this.say('event.loading')}</p>`
    const inPlay = Math.min(list.hands.length, list.length - 1)
    const from = Math.min(this.from ?? inPlay, inPlay)
    return html`<form class="stack" @submit=${(event: SubmitEvent) => this.#send(event, list, from)}>
      ${choice(
        'hand',
        this.say('redeal.from'),
        Array.from({ length: inPlay + 1 }, (_, i) => [i, i + 1] as const),
        { value: from, change: (chosen) => (this.from = Number(chosen)) },
      )}
      <div role="status">${this.#voids(list, from)}</div>
      ${input('reason', this.say('desk.reason'), { required: true, most: 2000 })}
      <div>${send(this.say('desk.redeal'), { busy: this.busy, look: 'button' })}</div>
    </form>`
  }

  #voids(list: TableList, from: number): TemplateResult {
    const lost = list.hands.slice(from)
    if (lost.length === 0) return html`<p>${this.say('redeal.inPlay')}</p>`
    return html`<p>${this.say('redeal.voids')}</p>
      <ol start=${from + 1}>
        ${lost.map(({ hand }) => html`<li>${handInWords(this.locale, (...words) => this.say(...words), list, hand)}</li>`)}
      </ol>`
  }

  #send(event: SubmitEvent, { hands }: TableList, hand: number): void {
    event.preventDefault()
    const reason = new FormData(event.currentTarget as HTMLFormElement).get('reason')
    if (this.busy || typeof reason !== 'string') return
    this.dispatchEvent(new VoidDealsEvent({ hand, reason, seen: hands.map(({ line }) => line) }))
  }
}

customElements.define('stolik-void-deals', StolikVoidDeals)
