/** The events of a file with what importing would do to each, and the lists that another event has too. */
import type { ImportEvent, Repeated } from '@stolik/contract/ranking/files'
import { html, nothing, type TemplateResult } from 'lit'
import { dayOf } from '@stolik/elements/ranking/format'
import { button } from '../../form/buttons.js'
import { tick } from '../../form/draw.js'
import type { DeskParts } from '../parts.js'
import type { Extent } from './work.js'
import { linesWords } from './words.js'

export interface Listing extends Extent, Pick<DeskParts, 'say' | 'locale' | 'busy'> {}

/** The beginning of a long list, with a button for more of it. */
export const listOf = <T>(
  all: readonly T[],
  { say, most, more }: Extent & Pick<DeskParts, 'say'>,
  one: (item: T) => TemplateResult,
): TemplateResult =>
  html`<ul class="list">
      ${all.slice(0, most).map(one)}
    </ul>
    ${all.length > most ? html`<div>${button(say('rankimport.more', { n: all.length - most }), more)}</div>` : nothing}`

export function eventsPart(events: readonly ImportEvent[], parts: Listing): unknown {
  const { say, locale } = parts
  if (events.length === 0) return nothing
  return html`<section class="stack">
    <h4>${say('rankimport.events', { n: events.length })}</h4>
    ${listOf(
      events,
      parts,
      ({ title, event, date, players, rows, status, of }) =>
        html`<li>
          <strong>${title}</strong> · ${dayOf(date, locale)} · ${say('rankimport.players', { n: players })} ·
          ${say('rankimport.rows', { n: rows })}
          <span class="sub"
            >${say(`rankimport.status.${status}`, { event, source: of?.source ?? '', other: of?.event ?? '' })}</span
          >
        </li>`,
    )}
  </section>`
}

/** Such lists are left out, unless a person says that they are different ones. */
export function repeatedPart(
  repeated: readonly Repeated[],
  parts: Listing,
  differ: (key: string, different: boolean) => void,
): unknown {
  const { say, locale, busy } = parts
  if (repeated.length === 0) return nothing
  const other = ({ of }: Repeated): string => {
    const code = of.table === 0 ? 'rankimport.sameSeries' : 'rankimport.sameTable'
    const { title: event, series, table, source } = of
    return say(code, { event, series, table, source, date: dayOf(of.date, locale) })
  }
  return html`<section class="stack">
    <h4>${say('rankimport.repeated', { n: repeated.length })}</h4>
    <p class="muted">${say('rankimport.repeatedHint')}</p>
    ${listOf(repeated, parts, (one) => {
      const { key, event, series, table, lines, different } = one
      const own = say(table === 0 ? 'rankimport.ownSeries' : 'rankimport.ownTable', { event, series, table })
      return html`<li>
        <p>${own} (${linesWords(lines, say)}) ${other(one)}</p>
        ${tick('', say('rankimport.different'), different, {
          disabled: busy,
          change: (_, box) => differ(key, (box as HTMLInputElement).checked),
        })}
      </li>`
    })}
  </section>`
}
