/** The reports that the owner's page has fetched. */
import type { Gateway } from '@stolik/elements/client/gateway'
import type { Attempts } from './attempts.js'
import { reportDone, reportsOf, type Report } from './client.js'
import { say as sayOf, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { talkWords } from '@stolik/elements/words/talk/index'
import { head, list, momentOf, rowButton, spanField, tick, type OwnerParts } from './parts.js'
import { folded } from '../form/buttons.js'

/** The number of reports in one answer. */
const page = 100

export type Reports = ReturnType<typeof reports>

/** Fetches and settles the reports of people. There are none until `fetch` is called. */
export function reports(attempts: Attempts, gate: () => Gateway) {
  let known: readonly Report[] = []
  let more = false
  const fetch = (before: number | null): Promise<boolean> =>
    attempts.run(
      'reports',
      () => reportsOf(gate(), before),
      (some) => {
        known = before === null ? some : [...known, ...some]
        more = some.length === page
      },
      false,
    )
  return {
    get reports() {
      return known
    },
    /** Whether there may be older ones. */
    get more() {
      return more
    },
    /** Fetches the newest ones. */
    fetch: () => fetch(null),
    /** Fetches those before the last one. */
    fetchMore: () => void fetch(known.at(-1)?.at ?? null),
    /** Notes that a report was dealt with. */
    settle: (id: string) =>
      void attempts.run(
        'reports',
        () => reportDone(gate(), id),
        () => {
          known = known.map((one) => (one.id === id ? { ...one, done: gate().now() ?? one.at } : one))
        },
      ),
  }
}

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
    ${done.length === 0 ? nothing : folded(say('owner.reportsDone', { n: done.length }), list(done))}
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
