/** The table of a person's league of the week, and what happened to them last week. */
import { intlOf } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { DailyParts } from './parts.js'
import { daysAfter, divisionsIn, moving, type DailyWeek, type WeekRow, type Weeks } from './week.js'

/** @param today the day in the zone of the clubs, `YYYY-MM-DD` */
export function weekPart(parts: DailyParts, { now, last }: Weeks, today: string): TemplateResult {
  const { say } = parts
  return html`<h3 id="week">${say('week.title')} <span class="muted">${nameOf(parts, now)}</span></h3>
    ${last === null ? nothing : lastPart(parts, last)}
    ${now.rows.length === 0 ? html`<p class="muted">${say('week.none')}</p>` : table(parts, now)}
    <p>${leftOf(parts, now, today)} ${now.rows.length === 0 ? nothing : linesOf(parts, now)}</p>
    ${now.own === null && !isWaiting(last) ? html`<p>${say('week.join')}</p>` : nothing}
    <p class="small muted">${say('week.lead', { n: now.counted })}</p>`
}

function nameOf({ say }: DailyParts, week: DailyWeek): string {
  const [first, last] = divisionsIn(week)
  const of = week.divisions
  return first === last
    ? say('week.division', { n: first, of })
    : say('week.divisions', { n: first, last, of })
}

/** Whether somebody plays in a league of this week only when the last one has been counted. */
const isWaiting = (last: DailyWeek | null): boolean => last !== null && last.own !== null && !last.over

function lastPart({ say }: DailyParts, last: DailyWeek): unknown {
  const { own, over, nextDivision } = last
  if (own === null || own.place === null) return nothing
  if (!over) return html`<p>${say('week.counting')}</p>`
  const { place, movement, division } = own
  return html`<p class="moved">
    ${sign(movement)} ${say(`week.moved.${movement}`, { place, n: nextDivision ?? division })}
  </p>`
}

function leftOf({ say }: DailyParts, week: DailyWeek, today: string): string {
  const n = daysAfter(week, today)
  return n === 0 ? say('week.last') : say('week.left', { n })
}

/** How many go up and down; the best division has nobody who goes up, the lowest nobody who goes down. */
function linesOf({ say }: DailyParts, week: DailyWeek): string {
  const { up, down } = moving(week)
  if (up === 0 && down === 0) return say('week.still')
  if (up === 0) return say('week.downs', { n: down })
  return down === 0 ? say('week.ups', { n: up }) : say('week.moves', { n: up })
}

function table(parts: DailyParts, week: DailyWeek): TemplateResult {
  const { say, locale } = parts
  const [first, last] = divisionsIn(week)
  const weekday = new Intl.DateTimeFormat(intlOf(locale), { weekday: 'short', timeZone: 'UTC' })
  const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)
  return html`<table class="league">
    <thead>
      <tr>
        <th scope="col"><abbr title=${say('daily.placeHead')}>#</abbr></th>
        <th scope="col" class="text">${say('daily.name')}</th>
        ${first === last ? nothing : html`<th scope="col">${say('week.divisionHead')}</th>`}
        ${week.days.map((day) => html`<th scope="col" class="day">${weekday.format(at(day))}</th>`)}
        <th scope="col">${say('daily.points')}</th>
      </tr>
    </thead>
    <tbody>
      ${week.rows.map((row) => rowOf(parts, row, first !== last))}
    </tbody>
  </table>`
}

function rowOf({ say }: DailyParts, row: WeekRow, isMixed: boolean): TemplateResult {
  const { place, name, you, division, days, points, movement } = row
  return html`<tr class=${[you ? 'me' : '', movement.toLowerCase()].join(' ')}>
    <td>${place === null ? '–' : `${place}.`}</td>
    <th scope="row" class="text">
      ${name}${you ? html` <span class="small muted">${say('daily.you')}</span>` : nothing}
      ${movement === 'STAYS' ? nothing : html`${sign(movement)} <span class="visually-hidden">${say(`week.goes.${movement}`)}</span>`}
    </th>
    ${isMixed ? html`<td>${division}</td>` : nothing}
    ${days.map((one) => html`<td class="day">${one ?? '–'}</td>`)}
    <td class="points">${points}</td>
  </tr>`
}

const sign = (movement: WeekRow['movement']): unknown => {
  if (movement === 'STAYS') return nothing
  const [name, text] = movement === 'UP' ? ['up', '▲'] : ['down', '▼']
  return html`<span class="sign ${name}" aria-hidden="true">${text}</span>`
}
