/** A finding in words: what was counted here and of honest bots, the hands behind it, and what people wrote about it. */
import { intlOf, say, type Arg, type Locale } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { fairPlayWords } from '../words/fair-play/index.js'
import type { Finding, Share } from './types.js'

/** Says words of fair play. */
export const tell = (locale: Locale, code: string, args: Readonly<Record<string, Arg>> = {}): string =>
  say(fairPlayWords[locale], locale, `fairPlay.${code}`, args)

/** Why an order was refused, in words of fair play; undefined if they have none. */
export function refusedWords(locale: Locale, code: string): string | undefined {
  const own = `fairPlay.refused.${code}`
  return Object.hasOwn(fairPlayWords[locale], own) ? say(fairPlayWords[locale], locale, own) : undefined
}

/** The sentence that says what was counted; a detector that this build does not know is called by its name. */
export function sentence({ detector, player, companion, here }: Finding, locale: Locale): string {
  const code = detector.toLowerCase()
  if (!Object.hasOwn(fairPlayWords[locale], `fairPlay.${code}`)) return `${player.name} (${code})`
  const { found, among } = here
  return tell(locale, code, { player: player.name, companion: companion?.name ?? '', found, among })
}

/**
 * Replays open beside the page, on which a text may have been begun: the site's own way of following links would leave it.
 * @param then is drawn below it: what can be done about it
 */
export function findingRow(finding: Finding, locale: Locale, then: unknown): TemplateResult {
  const { hands, honest, here, log, state } = finding
  return html`<li class="finding">
    <p class="spread row">
      <strong class="said">${sentence(finding, locale)}</strong>
      <span class="state" data-state=${state}>${tell(locale, `state.${state}`)}</span>
    </p>
    <dl class="shares">
      ${shareOf('here', here, locale)}
      ${honest === null || honest.cases === null ? nothing : shareOf('honest', honest.cases, locale)}
    </dl>
    ${honest === null ? nothing : html`<p class="muted small">${tell(locale, 'marks', { ...honest.marks })}</p>`}
    ${
      hands.length === 0
        ? nothing
        : html`<details>
            <summary>${tell(locale, 'hands')} (${hands.length})</summary>
            <p class="row hands">
              ${hands.map(
                ({ table, hand }) =>
                  html`<a href="/replay/${table}/${hand}" target="_blank" data-reload
                    >${tell(locale, 'hand', { n: hand })}</a
                  >`,
              )}
            </p>
          </details>`
    }
    ${log.map((entry) => entryRow(entry, locale))} ${then}
  </li>`
}

function shareOf(code: string, { found, among, low, high }: Share, locale: Locale): TemplateResult {
  const percent = new Intl.NumberFormat(intlOf(locale), { style: 'percent', maximumFractionDigits: 1 })
  const args = {
    share: percent.format(among === 0 ? 0 : found / among),
    low: percent.format(low),
    high: percent.format(high),
  }
  return html`<div>
    <dt>${tell(locale, code)}</dt>
    <dd>${tell(locale, 'share', args)}</dd>
  </div>`
}

function entryRow({ kind, at, name, text }: Finding['log'][number], locale: Locale): TemplateResult {
  const when = new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeStyle: 'short' })
  return html`<div class="entry">
    <p class="muted small said">
      <strong>${tell(locale, `entry.${kind}`)}</strong> · ${name ?? tell(locale, 'gone')} · ${when.format(at)}
    </p>
    <p class="said quote">${text}</p>
  </div>`
}

export interface Writing {
  /** The label, and the words on the button. */
  readonly code: string
  readonly busy: boolean
  readonly send: (text: string) => void
  /** Why the last attempt was refused. */
  readonly refusal: unknown
}

/** A field for a text about a finding, and the button that sends it. */
export function writing({ code, busy, send, refusal }: Writing, locale: Locale): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const text = new FormData(event.target as HTMLFormElement).get('text')
    if (typeof text === 'string') send(text)
  }
  return html`<form class="stack" @submit=${submit}>
    <label
      ><span>${tell(locale, code)}</span><textarea name="text" rows="3" maxlength="2000" required></textarea>
    </label>
    <button class="button" ?disabled=${busy}>${tell(locale, `${code}Do`)}</button>
    ${refusal}
  </form>`
}
