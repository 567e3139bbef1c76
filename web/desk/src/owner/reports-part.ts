import { say as sayOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { talkWords } from '@stolik/elements/words/talk/index'
import type { Report } from './client.js'
import { head, list, momentOf, rowButton, spanField, tick, type OwnerParts } from './parts.js'
import type { Reports } from './reports.js'

/** Draws the reports: waiting ones stand open, those that were dealt with are folded. */
export function reportsPart(
  { reports, more, fetchMore, settle }: Reports,
  { say, busy, act, refusal }: OwnerParts,
  locale: Locale,
): unknown {
  if (reports.length === 0) return refusal('reports')
  const button = (code: string, about: string, press: (event: Event) => void): TemplateResult =>
    rowButton(say(code), about, busy, press)
  const ban = (event: Event, person: string, mute: boolean): void => {
    const row = (event.target as HTMLElement).closest('li')
    const lasts = row?.querySelector('select')?.value ?? 'DAY'
    const withAddress = row?.querySelector('input')?.checked === true
    void act('reports', { ban: { person, lasts, mute, ...(withAddress && { withAddress }) } })
  }
  const acts = (id: string, about: Report['about']): TemplateResult =>
    html`<div class="row">
      ${button('owner.reportDone', about.name, () => settle(id))} ${spanField(say, 'DAY')}
      ${tick(say('owner.withAddress'), {})}
      ${button('owner.mute', about.name, (event) => ban(event, about.id, true))}
      ${button('owner.ban', about.name, (event) => ban(event, about.id, false))}
      ${button('owner.takeName', about.name, () => void act('reports', { takeName: about.id }))}
    </div>`
  const row = ({ id, at, by, about, reason, lines, done }: Report): TemplateResult =>
    html`<li>
      ${head(about.name, say('owner.reportedBy', { name: by.name }), momentOf(at, locale))}
      ${reason === null ? nothing : html`<div>${talk(`report.${reason}`, reason, locale)}</div>`}
      <div>${lines.map((line) => html`<p class="said quote">${lineWords(line, locale)}</p>`)}</div>
      ${done === null ? acts(id, about) : nothing}
    </li>`
  const open = reports.filter((one) => one.done === null).map(row)
  const done = reports.filter((one) => one.done !== null).map(row)
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

/** Returns the words of a phrase or reason; its name if a newer gateway knows more of them than this build. */
const talk = (code: string, name: string, locale: Locale): string =>
  Object.hasOwn(talkWords[locale], code) ? sayOf(talkWords[locale], locale, code) : `(${name})`

/** Returns a reported line: free text, or a phrase in the reader's language. */
const lineWords = ({ phrase, text }: Report['lines'][number], locale: Locale): string =>
  phrase === null ? (text ?? '') : talk(`phrase.${phrase}`, phrase, locale)
