import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, type TemplateResult } from 'lit'
import { forms } from '@stolik/elements/base/forms.styles'
import { save } from '@stolik/elements/base/save'
import { failed, type Refusal } from '@stolik/elements/event/client/client'
import type { EventShown } from '@stolik/elements/event/client/types'
import { eventStyles } from '@stolik/elements/event/event.styles'
import { dayTime } from '@stolik/elements/event/format'
import type { Watched } from '@stolik/elements/event/watched'
import { DeskElement } from '../element.js'
import { deskStyles } from '../desk.styles.js'
import { button, folded } from '../../form/buttons.js'
import { actForm, reason } from '../act-form.js'
import { logField, type Chosen } from './look-into.js'
import { sendLog } from './send-log.js'

/**
 * Three steps for a hall whose network dies: take the event into a file, go on from it, and bring it back.
 *
 * @element stolik-event-hand-over
 * @attr event - id of the event
 * @property shown - the event
 * @property watched - sends acts
 */
export class StolikEventHandOver extends declares(DeskElement, {
  shown: given<EventShown | null>(null),
  watched: given<Pick<Watched, 'act' | 'busy'> | null>(null),
  /** The file to be sent; null if it is not one, undefined if none is chosen. */
  chosen: state<Chosen | null | undefined>(undefined),
  busy: state(false),
  /** How many entries came back. */
  told: state<number | null>(null),
  failure: state<Refusal | null>(null),
}) {
  static override styles = [controls, forms, eventStyles, deskStyles]

  protected override render(): unknown {
    const { shown, watched } = this
    if (shown === null || watched === null) return nothing
    return html`<div class="stack">
      ${shown.away === null ? this.#here(watched) : this.#away(shown, watched)}
      <p role="status">${this.told === null ? nothing : this.say('handOver.done', { n: this.told })}</p>
      ${this.refused(this.failure, () => (this.failure = null))}
    </div>`
  }

  #here(watched: Pick<Watched, 'act' | 'busy'>): TemplateResult {
    return html`<p>${this.say('handOver.how')}</p>
      ${button(
        this.say('handOver.take'),
        () => {
          this.told = null
          void watched.act({ handOver: { ok: true } })
        },
        { look: 'button fit', busy: watched.busy },
      )}`
  }

  #away({ away, regulations }: EventShown, watched: Pick<Watched, 'act' | 'busy'>): TemplateResult {
    const time = (at: number): string => dayTime(at, this.locale, regulations.mode)
    const say = (code: string, args = {}): string => this.say(`handOver.${code}`, args)
    const parts = { watched, say: (code: string, args = {}) => this.say(code, args) }
    return html`<p class="big">${say('away', { time: time(away?.since ?? 0), by: away?.by || '–' })}</p>
      <p>${say('saveHow')}</p>
      ${button(say('save'), () => this.#save(regulations.name), { look: 'button fit' })}
      <p>${say('onHow')}</p>
      <p>${say('backHow')}</p>
      ${logField(say('file'), this, 'handOver')}
      <p role="status">${this.#seen(time)}</p>
      ${button(say('send'), () => this.#send(), { look: 'button primary fit', busy: this.busy || !this.chosen })}
      ${folded(
        say('without'),
        html`<div class="stack">
          <p>${say('withoutHow')}</p>
          ${actForm(parts, 'handOver.withoutSend', { reason: reason(parts) }, (takeBack) => ({ takeBack }))}
        </div>`,
      )}`
  }

  /** What is in the chosen file: a file that was cut off has fewer entries than the director remembers. */
  #seen(time: (at: number) => string): unknown {
    const { chosen } = this
    if (chosen === undefined) return nothing
    if (chosen === null) return this.say('handOver.bad')
    const { entries: n, last } = chosen
    return n === 0 ? this.say('handOver.none') : this.say('handOver.came', { n, time: time(last) })
  }

  async #save(name: string): Promise<void> {
    const outcome = await this.gate.file(`event/${encodeURIComponent(this.event)}/whole.jsonl`)
    this.failure = 'refused' in outcome ? failed(outcome.refused) : null
    if ('done' in outcome)
      save(`${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.jsonl`, await outcome.done.text())
  }

  async #send(): Promise<void> {
    const { chosen } = this
    if (!chosen) return
    this.busy = true
    const answer = await sendLog(
      this.gate,
      `event/${encodeURIComponent(this.event)}/whole.jsonl`,
      chosen.text,
    )
    this.busy = false
    this.failure = 'code' in answer ? answer : null
    this.told = 'code' in answer ? null : answer.entries
    if ('entries' in answer) this.chosen = undefined
  }
}

customElements.define('stolik-event-hand-over', StolikEventHandOver)
