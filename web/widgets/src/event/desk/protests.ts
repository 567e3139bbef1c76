/** Protests and appeals as they are decided, with what they may still wait for. */
import { html, nothing, type TemplateResult } from 'lit'
import { clockTime } from '../format.js'
import { text } from '../form.js'
import { shown } from '../public/protests.js'
import { submit, type DeskParts } from './parts.js'

export function protestsDesk(parts: DeskParts): TemplateResult {
  const { event, say, locale, watched } = parts
  const until = event.protestsUntil
  return html`<div class="stack">
    ${until === null ? nothing : html`<p>${say('protest.until', { time: clockTime(until, locale) })}</p>`}
    ${event.protests.length === 0 ? html`<p class="muted">${say('protest.none')}</p>` : nothing}
    ${event.protests.map((protest) => {
      const { n, status, series, table } = protest
      const appealed = status === 'APPEALED'
      return html`${shown(event, protest, say)}
      ${
        status !== 'OPEN' && !appealed
          ? nothing
          : html`<form
              class="panel stack"
              @submit=${(sent: SubmitEvent) => {
                const upheld = sent.submitter?.getAttribute('value') === 'upheld'
                submit(parts, (data) => {
                  const decision = { n, upheld, text: text(data, 'text') ?? '' }
                  return appealed ? { decideAppeal: decision } : { decide: decision }
                })(sent)
              }}
            >
              <label
                ><span>${say(appealed ? 'protest.appealDecision' : 'protest.decision')}</span
                ><textarea name="text" required></textarea>
              </label>
              <div class="row">
                <button class="button" value="upheld" ?disabled=${watched.busy}>
                  ${say('protest.uphold')}
                </button>
                <button class="button" value="rejected" ?disabled=${watched.busy}>
                  ${say('protest.reject')}
                </button>
                <button type="button" class="quiet" @click=${() => parts.choose({ series, table })}>
                  ${say('draw.table', { n: table })}
                </button>
              </div>
            </form>`
      }`
    })}
  </div>`
}
