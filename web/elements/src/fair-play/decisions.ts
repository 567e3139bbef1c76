import { declares, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { forms } from '../base/forms.styles.js'
import type { Failure } from '../client/http.js'
import { StolikElement } from '../element/element.js'
import { failureWords } from '../element/failure.js'
import { fairPlayWords } from '../words/fair-play/index.js'
import * as documents from './documents.js'
import { findingRow, refusedWords, tell, writing } from './finding.js'
import { findingStyles } from './finding.styles.js'
import type { Finding } from './types.js'

/** What owners have decided about a player's hands, for that player: they can appeal against each once. */
export class StolikDecisions extends declares(StolikElement, {
  findings: given<readonly Finding[]>([]),
  busy: state(false),
  /** The finding about which the last order was refused, and why. */
  refused: state<{ readonly id: string; readonly code: string } | null>(null),
}) {
  static override styles = [controls, forms, findingStyles]

  protected override readonly catalogues = [fairPlayWords]

  async #appeal(id: string, text: string): Promise<void> {
    if (this.busy) return
    this.busy = true
    const outcome = await this.gate.query(documents.appealDecision, { finding: id, text })
    this.busy = false
    const answer = 'done' in outcome ? outcome.done.appealDecision : { code: outcome.refused }
    this.refused = 'code' in answer ? { id, code: answer.code } : null
    if (!('code' in answer)) this.findings = this.findings.map((one) => (one.id === id ? answer : one))
  }

  protected override render(): unknown {
    const { locale, busy, refused } = this
    return html`<section class="panel stack" aria-labelledby="decisions">
      <h2 id="decisions">${tell(locale, 'mine')}</h2>
      <p class="muted">${tell(locale, 'mineLead')}</p>
      <ul class="findings">
        ${this.findings.map((one) =>
          findingRow(
            one,
            locale,
            one.state === 'DECIDED'
              ? writing(
                  {
                    code: 'appeal',
                    busy,
                    send: (text) => void this.#appeal(one.id, text),
                    refusal:
                      refused?.id === one.id
                        ? html`<p class="refusal" role="alert">
                            ${refusedWords(locale, refused.code) ?? failureWords(locale, refused.code as Failure)}
                          </p>`
                        : nothing,
                  },
                  locale,
                )
              : one.state === 'APPEALED'
                ? html`<p role="status">${tell(locale, 'sent')}</p>`
                : nothing,
          ),
        )}
      </ul>
    </section>`
  }
}

customElements.define('stolik-decisions', StolikDecisions)
