/** The events of a file, and what importing would do to each. */
import { html, nothing, type TemplateResult } from 'lit'
import { dayOf } from '@stolik/elements/ranking/format'
import type { DeskParts } from '../parts.js'
import type { ImportEvent } from '@stolik/contract/ranking/files'
import { button } from '../../form/buttons.js'

interface Showing extends Pick<DeskParts, 'say' | 'locale'> {
  readonly events: readonly ImportEvent[]
  readonly most: number
  readonly more: () => void
}

export function eventsPart({ say, locale, events, most, more }: Showing): unknown {
  if (events.length === 0) return nothing
  return html`<section class="stack">
    <h4>${say('rankimport.events', { n: events.length })}</h4>
    <ul class="list">
      ${events.slice(0, most).map((event) => one(event, say, locale))}
    </ul>
    ${
      events.length > most
        ? html`<div>${button(say('rankimport.more', { n: events.length - most }), more)}</div>`
        : nothing
    }
  </section>`
}

function one(
  { title, event, date, players, rows, status, of }: ImportEvent,
  say: DeskParts['say'],
  locale: DeskParts['locale'],
): TemplateResult {
  return html`<li>
    <strong>${title}</strong> · ${dayOf(date, locale)} · ${say('rankimport.players', { n: players })} ·
    ${say('rankimport.rows', { n: rows })}
    <span class="sub"
      >${say(`rankimport.status.${status}`, { event, source: of?.source ?? '', other: of?.event ?? '' })}</span
    >
  </li>`
}
