import { forms } from '@stolik/elements/base/forms.styles'
import { findingRow, refusedWords, tell, writing } from '@stolik/elements/fair-play/finding'
import { findingStyles } from '@stolik/elements/fair-play/finding.styles'
import type { Finding } from '@stolik/elements/fair-play/types'
import { fairPlayWords } from '@stolik/elements/words/fair-play/index'
import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import type { Words } from '@stolik/kit/words'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { attempts } from './attempts.js'
import { fairPlayOf, fairPlayAct, type FairPlay, type Refused } from './client.js'
import { OwnerElement } from './element.js'
import { momentOf } from './parts.js'
import { button } from '../form/buttons.js'
import { whenConnected } from '../site/when-connected.js'

/** The owner's desk for fair play: switches the counting on, shows what is beyond the usual, and takes decisions. */
export class StolikFairPlay extends declares(OwnerElement, {
  /** Null until it has come, and where an older gateway has none. */
  desk: state<FairPlay | null>(null),
}) {
  static override styles = [controls, forms, findingStyles]
  readonly #attempts = attempts(this)

  constructor() {
    super()
    whenConnected(
      this,
      () => (this.place === null ? null : `${this.place} ${this.gate.guest.value?.token ?? ''}`),
      () => {
        void this.#attempts.run(
          'desk',
          () => fairPlayOf(this.gate),
          (desk) => (this.desk = desk),
          false,
        )
      },
    )
  }

  protected override get rooms(): readonly Words[] {
    return [...super.rooms, fairPlayWords]
  }

  protected override why(refused: Refused): string {
    return refusedWords(this.locale, refused.code) ?? super.why(refused)
  }

  #act(part: string, act: object): void {
    void this.#attempts.run(
      part,
      () => fairPlayAct(this.gate, act),
      (desk) => (this.desk = desk),
    )
  }

  #refusal(part: string): unknown {
    const { refused } = this.#attempts
    return refused?.part === part ? this.refusal(refused) : nothing
  }

  protected override render(): unknown {
    const { desk, locale } = this
    return html`<section class="panel stack" id="fair-play">
      <h2>${tell(locale, 'title')}</h2>
      <p class="visually-hidden" role="status">
        ${this.#attempts.announced ? this.say('owner.saved') : nothing}
      </p>
      ${desk === null ? html`<p class="muted" role="status">${tell(locale, 'loading')}</p>` : this.#drawn(desk)}
      ${this.#refusal('desk')}
    </section>`
  }

  #drawn({ counting, hands, counted, findings }: FairPlay): TemplateResult {
    const { locale } = this
    const state =
      counted === null
        ? tell(locale, 'notCounted', { n: hands })
        : tell(locale, 'counted', { n: hands, when: momentOf(counted, locale) })
    return html`<p>${tell(locale, counting ? 'lead' : 'off')}</p>
      ${counting ? html`<p class="muted">${state}</p>` : nothing}
      ${counting && findings.length === 0 ? html`<p>${tell(locale, 'nothing')}</p>` : nothing}
      ${
        findings.length === 0
          ? nothing
          : html`<ul class="findings">
              ${repeat(
                findings,
                // A text that was begun stays with its finding when others change places.
                ({ id }) => id,
                (one) => findingRow(one, locale, this.#deciding(one)),
              )}
            </ul>`
      }
      <div class="stack">
        ${button(
          tell(locale, counting ? 'switchOff' : 'switchOn'),
          () => this.#act('desk', { count: !counting }),
          {
            look: counting ? 'quiet' : 'button',
            busy: this.#attempts.busy,
          },
        )}
        ${counting ? html`<p class="muted small">${tell(locale, 'switchOffHint')}</p>` : nothing}
      </div>`
  }

  #deciding({ id, state }: Finding): unknown {
    if (state !== 'OPEN' && state !== 'APPEALED') return nothing
    return writing(
      {
        code: state === 'OPEN' ? 'decide' : 'answer',
        busy: this.#attempts.busy,
        send: (text) => this.#act(id, { decide: { finding: id, text } }),
        refusal: this.#refusal(id),
      },
      this.locale,
    )
  }
}

customElements.define('stolik-fair-play', StolikFairPlay)
