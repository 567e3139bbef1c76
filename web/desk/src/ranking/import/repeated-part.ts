/** Lists that another event has too. They are left out, unless a person says that they are different ones. */
import { html, nothing } from 'lit'
import { dayOf } from '@stolik/elements/ranking/format'
import type { DeskParts } from '../parts.js'
import { linesWords } from './words.js'
import type { Repeated } from '@stolik/contract/ranking/files'
import { button } from '../../form/buttons.js'

interface Showing extends Pick<DeskParts, 'say' | 'locale' | 'busy'> {
  readonly repeated: readonly Repeated[]
  readonly most: number
  readonly more: () => void
  readonly differ: (key: string, different: boolean) => void
}

export function repeatedPart({ say, locale, busy, repeated, most, more, differ }: Showing): unknown {
  if (repeated.length === 0) return nothing
  return html`<section class="stack">
    <h4>${say('rankimport.repeated', { n: repeated.length })}</h4>
    <p class="muted">${say('rankimport.repeatedHint')}</p>
    <ul class="list">
      ${repeated.slice(0, most).map(
        ({ key, event, series, table, lines, different, of }) =>
          html`<li>
            <p>
              ${say(table === 0 ? 'rankimport.ownSeries' : 'rankimport.ownTable', { event, series, table })}
              (${linesWords(lines, say)})
              ${say(of.table === 0 ? 'rankimport.sameSeries' : 'rankimport.sameTable', { event: of.title, series: of.series, table: of.table, source: of.source, date: dayOf(of.date, locale) })}
            </p>
            <label class="tick"
              ><input
                type="checkbox"
                .checked=${different}
                ?disabled=${busy}
                @change=${({ target }: Event) => differ(key, (target as HTMLInputElement).checked)}
              /><span>${say('rankimport.different')}</span></label
            >
          </li>`,
      )}
    </ul>
    ${
      repeated.length > most
        ? html`<div>${button(say('rankimport.more', { n: repeated.length - most }), more)}</div>`
        : nothing
    }
  </section>`
}
