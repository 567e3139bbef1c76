import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { DeskElement } from '../element.js'
import { eventStyles } from '@stolik/elements/event/event.styles'
import type { DeskParts } from '../parts.js'
import { choice } from '../../form/draw.js'

/** Loads with the first shown hand. A failed load is repeated with the next one. */
const fetchReplay = (): void => void import('@stolik/elements/replay/replay').catch(() => undefined)

/**
 * A finished hand of an online table, card by card. The gateway returns the record, with the deal, only after the hand.
 *
 * @element stolik-record
 * @property live - id of the live table
 * @property hands - the number of hands in its list
 */
export class StolikRecord extends declares(DeskElement, {
  live: given<string | null>(null),
  hands: given(0),
  /** From 1; null before one is chosen. */
  hand: state<number | null>(null),
}) {
  static override styles = [controls, forms, eventStyles]

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed)
    if (changed.has('live')) this.hand = null
  }

  protected override render(): unknown {
    const { live, hand } = this
    if (hand !== null) fetchReplay()
    const numbers = Array.from({ length: this.hands }, (_, n) => n + 1)
    return html`<div class="stack">
      ${choice('', this.say('desk.handNumber'), [['', this.say('desk.choose')], ...numbers], {
        value: hand,
        change: (chosen) => (this.hand = chosen === '' ? null : Number(chosen)),
      })}
      ${
        live === null || hand === null
          ? nothing
          : html`<stolik-replay
              server=${this.server}
              lang=${this.lang}
              table=${live}
              hand=${hand}
            ></stolik-replay>`
      }
    </div>`
  }
}

/** The record of an online table, shown where something about it must be decided. */
export const recordOf = (
  { lang, server }: Pick<DeskParts, 'lang' | 'server'>,
  live: string,
  hands: number,
): TemplateResult =>
  html`<stolik-record lang=${lang} server=${server} .live=${live} .hands=${hands}></stolik-record>`

customElements.define('stolik-record', StolikRecord)
