import { say as sayOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { talkWords } from '@stolik/elements/words/talk/index'
import type { OwnerParts } from './element.js'
import type { Report } from './client.js'
import { spans } from './order-part.js'
import type { Reports } from './reports.js'

/** Draws the reports: waiting ones stand open, those that were dealt with are folded. */
export function reportsPart(
  { reports, more, fetchMore, settle }: Reports,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): unknown {
  if (reports.length === 0) return refusal('reports')
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const [open, done] = [
    reports.filter((one) => one.done === null),
    reports.filter((one) => one.done !== null),
  ]
  const one = ({ id, at, by, about, reason, lines, done: settled }: Report): TemplateResult =>
    html`<li>
      <div>
        <strong class="said">${about.name}</strong>
        <span class="muted small said"
          >${say('owner.reportedBy', { name: by.name })} · ${when.format(at)}</span
        >
      </div>
      ${reason === null ? nothing : html`<div>${reasonWords(reason, locale)}</div>`}
      <div>${lines.map((line) => html`<p class="said quote">${spoken(line, locale)}</p>`)}</div>
      ${
        settled === null
          ? html`<div class="row">
              <button
                class="button"
                aria-label="${say('owner.reportDone')}: ${about.name}"
                ?disabled=${busy}
                @click=${() => settle(id)}
              >
                ${say('owner.reportDone')}
              </button>
              <label
                ><span>${say('owner.lasts')}</span
                ><select>
                  ${spans.map((span) => html`<option value=${span} ?selected=${span === 'DAY'}>${say(`owner.lasts.${span}`)}</option>`)}
                </select></label
              >
              <label class="tick"><input type="checkbox" /><span>${say('owner.withAddress')}</span></label>
              ${[true, false].map((mute) => {
                const what = say(mute ? 'owner.mute' : 'owner.ban')
                return html`<button
                  class="button"
                  aria-label="${what}: ${about.name}"
                  ?disabled=${busy}
                  @click=${(event: Event) => {
                    const row = (event.target as HTMLElement).closest('li')
                    const lasts = row?.querySelector('select')?.value ?? 'DAY'
                    const withAddress = row?.querySelector('input')?.checked === true
                    void act('reports', {
                      ban: { person: about.id, lasts, mute, ...(withAddress && { withAddress }) },
                    })
                  }}
                >
                  ${what}
                </button>`
              })}
              <button
                class="button"
                aria-label="${say('owner.takeName')}: ${about.name}"
                ?disabled=${busy}
                @click=${() => void act('reports', { takeName: about.id })}
              >
                ${say('owner.takeName')}
              </button>
            </div>`
          : nothing
      }
    </li>`
  const list = (some: readonly Report[]): unknown =>
    some.length === 0
      ? nothing
      : html`<ul class="list">
          ${some.map(one)}
        </ul>`
  return html`<section class="panel stack" id="reports">
    <h2>
      ${say('owner.reports')} ${open.length === 0 ? nothing : html`<span class="count">${open.length}</span>`}
    </h2>
    ${list(open)}
    ${
      done.length === 0
        ? nothing
        : html`<details>
            <summary>${say('owner.reportsDone', { n: done.length })}</summary>
            ${list(done)}
          </details>`
    }
    ${
      more
        ? html`<button class="quiet" ?disabled=${busy} @click=${fetchMore}>
            ${say('owner.reportsMore')}
          </button>`
        : nothing
    }
    ${refusal('reports')}
  </section>`
}

/**
 * Returns a reported line: free text, or a phrase in the reader's language. A phrase unknown to this build appears by its name.
 */
function spoken({ phrase, text }: Report['lines'][number], locale: Locale): string {
  if (phrase === null) return text ?? ''
  const code = `phrase.${phrase}`
  return Object.hasOwn(talkWords[locale], code) ? sayOf(talkWords[locale], locale, code) : `(${phrase})`
}

/** A newer gateway may know reasons that this build has no words for. */
function reasonWords(reason: string, locale: Locale): string {
  const code = `report.${reason}`
  return Object.hasOwn(talkWords[locale], code) ? sayOf(talkWords[locale], locale, code) : `(${reason})`
}
