/** The results of a day. Once it is over, each links to a replay of the chosen deal. */
import { signed } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { replayAt } from '../base/replay-address.js'
import { dayIn, timeIn, type DailyParts } from './parts.js'
import type { DailyDay, DailyRow } from './types.js'

export interface DayDeps {
  readonly server: string
  /** `today` or `yesterday`: its heading in the words. */
  readonly when: 'today' | 'yesterday'
  /** The chosen deal, from 1. */
  readonly deal: number
  readonly choose: (deal: number) => void
  /** Goes on at the reader's table of that day; null if they have none where they can. */
  readonly goOn: (() => void) | null
}

export function dayTable(parts: DailyParts, day: DailyDay, deps: DayDeps): TemplateResult {
  const { say, locale } = parts
  const { when } = deps
  return html`<h3 id=${when}>${say(`daily.${when}`)} <span class="muted">${dayIn(locale, day.day)}</span></h3>
    ${
      day.rows.length === 0
        ? html`<p class="muted">${say(day.over ? 'daily.nobody' : 'daily.nobodyYet')}</p>`
        : html`${choice(parts, day, deps)} ${results(parts, day, deps)}`
    }
    ${
      day.begun === 0
        ? nothing
        : html`<p class="small muted">
            ${say('daily.counts', { begun: day.begun, finished: day.finished })}
          </p>`
    }
    ${when === 'today' ? notice(say(day.club === null ? 'daily.proves' : 'daily.ofClub')) : nothing}
    ${when === 'yesterday' && !day.over ? notice(say('daily.stillOpen', { time: timeIn(locale, day.closes) })) : nothing}
    ${deps.goOn === null ? nothing : html`<button class="button fit" @click=${deps.goOn}>${say('daily.onYesterday')}</button>`}`
}

const notice = (sentence: string): TemplateResult => html`<p class="small muted">${sentence}</p>`

/** The deals to choose from, once they lie open. */
function choice({ say }: DailyParts, { over, deals }: DailyDay, { deal, choose }: DayDeps): unknown {
  if (!over) return nothing
  return html`<p>${say('daily.open')}</p>
    <div class="deals" role="group" aria-label=${say('daily.choose')}>
      ${Array.from({ length: deals }, (_, i) => i + 1).map(
        (n) =>
          html`<button
            class="button"
            aria-label=${say('daily.deal', { n })}
            aria-pressed=${n === deal}
            @click=${() => choose(n)}
          >
            ${n}
          </button>`,
      )}
    </div>`
}

function results({ say }: DailyParts, day: DailyDay, { server, deal }: DayDeps): TemplateResult {
  const isOwn = ({ place, name, total }: DailyRow): boolean =>
    day.own?.place === place && day.own.name === name && day.own.total === total
  return html`<table>
    <thead>
      <tr>
        <th scope="col"><abbr title=${say('daily.placeHead')}>#</abbr></th>
        <th scope="col" class="text">${say('daily.name')}</th>
        <th scope="col">${say('daily.points')}</th>
        ${day.over ? html`<th scope="col">${say('daily.deal', { n: deal })}</th>` : nothing}
      </tr>
    </thead>
    <tbody>
      ${day.rows.map(
        (row) =>
          html`<tr class=${isOwn(row) ? 'me' : ''}>
            <td>${row.place}.</td>
            <th scope="row" class="text">
              ${row.name}${isOwn(row) ? html` <span class="small muted">${say('daily.you')}</span>` : nothing}
            </th>
            <td class="points">${signed(row.total)}</td>
            ${day.over ? html`<td>${replay(say, row, server, deal)}</td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const replay = (
  say: DailyParts['say'],
  { name, table }: DailyRow,
  server: string,
  hand: number,
): TemplateResult | typeof nothing =>
  table === null
    ? nothing
    : html`<a
        href=${replayAt(server, { table, hand, invitation: null })}
        target="_blank"
        rel="noopener"
        aria-label=${say('daily.seeOf', { name, n: hand })}
        >${say('daily.see')}</a
      >`
