/** Draws rankings like a newspaper. The figure of a series can lead to the list it comes from. */
import { html, nothing, type TemplateResult } from 'lit'
import type { At } from '../client/client.js'
import type { Cell, EventShown, ResultRow } from '../client/types.js'
import { countingWords, points, signedPoints } from '../format.js'
import type { Speaker } from '../speaker.js'
import { aheadOf } from './ahead.js'

export interface StandingsParts extends Speaker {
  readonly event: EventShown
  /** Ids of the players whose rows are marked. */
  readonly mine: readonly string[]
  /** Shows the list behind a figure. Without it, figures are plain text. */
  readonly show?: (at: At) => void
}

/** A row with an optional note. */
export interface RankedRow extends ResultRow {
  readonly note?: string
}

/** Teams or pairs, with the members who count. */
export function groupRanking(
  parts: StandingsParts,
  { rule, rows }: EventShown['standings']['groups'][number],
): TemplateResult {
  const { event, say, locale } = parts
  return html`<div class="scroll">
    <table>
      <caption>
        ${say(`standings.${rule.kind}`)}
        <span class="sub">${countingWords(rule, say)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" aria-label=${say('standings.placeHeard')}>${say('standings.place')}</th>
          <th scope="col" class="text">${say(`standings.name.${rule.kind}`)}</th>
          <th scope="col">${say('standings.points')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, i) =>
            html`<tr>
              <td>${row.place}</td>
              <th scope="row" class="text">
                <strong>${row.name}</strong> ${prize(row.prize)}
                <span class="sub"
                  >${row.members.map(
                    ({ player, counts }, i) =>
                      html`${i > 0 ? ' · ' : ''}${counts ? nameOf(event, player) : html`<s>${nameOf(event, player)}</s>`}`,
                  )}</span
                >
                ${aheadOf(parts, row.ahead, rows[i + 1]?.name)}
              </th>
              <td><strong>${points(row.points, locale)}</strong></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const nameOf = (event: EventShown, player: string): string =>
  event.players.find(({ id }) => id === player)?.name ?? player

const prize = (text: string | null): TemplateResult | typeof nothing =>
  text === null ? nothing : html`<span class="prize">${text}</span>`

type Beside = 'lists' | 'difference' | 'places'

/** What is shown beside the points where all tables play the same deals: the lists, and the scores against the field. */
function besides({ regulations: { sameCards } }: EventShown): readonly Beside[] {
  if (sameCards === null) return []
  const ofFields = sameCards === 'PLACES' ? 'places' : 'difference'
  const counts: Beside = sameCards === 'LIST' ? 'lists' : ofFields
  return (['lists', 'difference', 'places'] as const).filter((one) => one !== counts)
}

function beside({ cells, small }: RankedRow, what: Beside, locale: Speaker['locale']): string {
  if (what === 'lists') return points(small, locale)
  const scores = cells.flatMap(({ field }) => field ?? [])
  if (scores.length === 0) return ''
  // Sixtieths, so that sums of fractions stay exact.
  const sum = scores.reduce((all, one) => all + Math.round(one[what] * 60), 0) / 60
  return what === 'difference' ? signedPoints(sum, locale) : points(sum, locale)
}

/** @param played the series that have a column, by their numbers */
export function ranking(
  parts: StandingsParts,
  rows: readonly RankedRow[],
  caption: string,
  played = parts.event.series.filter(({ status }) => status !== 'PLANNED').map(({ n }) => n),
): TemplateResult {
  const { event, locale, say } = parts
  const scale = event.regulations.format.scoring.scale !== null
  const compared = besides(event)
  const adjusted = rows.some((row) => row.adjusted !== 0)
  return html`<div class="scroll">
    <table class="ranking">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col" aria-label=${say('standings.placeHeard')}>${say('standings.place')}</th>
          <th scope="col" class="text">${say('standings.name')}</th>
          ${played.map((n) => html`<th scope="col" class="wide">${say('standings.series', { n })}</th>`)}
          ${adjusted ? html`<th scope="col" class="wide">${say('standings.adjusted')}</th>` : nothing}
          ${scale ? html`<th scope="col">${say('standings.small')}</th>` : nothing}
          ${compared.map((one) => html`<th scope="col" class="wide">${say(`standings.${one}`)}</th>`)}
          <th scope="col">${say('standings.points')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, i) =>
            html`<tr class=${parts.mine.includes(row.holder) ? 'mine' : ''}>
              <td>
                ${row.place ?? '–'}${row.lot ? html`<span class="sub">${say('rules.tieBreak.lot')}</span>` : nothing}
              </td>
              <th scope="row" class="text">
                <strong><bdi>${row.name}</bdi></strong> ${prize(row.prize)}
                ${row.club === null ? nothing : html`<span class="sub">${row.club}</span>`}
                ${row.note === undefined ? nothing : html`<span class="sub">${row.note}</span>`}
                <span class="sub narrow"
                  >${row.cells
                    .filter(({ kind }) => kind !== 'NONE')
                    .map(
                      (cell, i) => html`${i > 0 ? ' · ' : ''}${figure(parts, row, cell)}`,
                    )}${row.adjusted === 0 ? '' : ` · ${signedPoints(row.adjusted, locale)}`}</span
                >
                ${aheadOf(parts, row.ahead, rows[i + 1]?.name)}
              </th>
              ${played.map((n) => {
                const cell = row.cells.find(({ series }) => series === n)
                return html`<td class="wide">${cell === undefined ? nothing : figure(parts, row, cell)}</td>`
              })}
              ${adjusted ? html`<td class="wide">${row.adjusted === 0 ? nothing : signedPoints(row.adjusted, locale)}</td>` : nothing}
              ${scale ? html`<td>${points(row.small, locale)}</td>` : nothing}
              ${compared.map((one) => html`<td class="wide">${beside(row, one, locale)}</td>`)}
              <td><strong>${points(row.points, locale)}</strong></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** Draws the result of a series. A tap opens its list. */
function figure(parts: StandingsParts, row: ResultRow, { kind, series, table, points: won }: Cell): unknown {
  const { say, locale } = parts
  if (kind === 'NONE') return nothing
  if (kind === 'BYE') return html`<span title=${say('cell.BYE')}>${points(won, locale)}*</span>`
  if (kind === 'MISSING') return say('cell.MISSING')
  if (table === null) return points(won, locale)
  const counted = kind === 'ANNULLED' ? '×' : points(won, locale)
  const word = kind === 'OPEN' ? '…' : counted
  const { show } = parts
  if (show === undefined)
    return kind === 'LIST' ? word : html`<span title=${say(`cell.${kind}`)}>${word}</span>`
  return html`<button
    class="figure"
    aria-label=${say('cell.list', { name: row.name, n: series, table, points: kind === 'LIST' ? word : say(`cell.${kind}`) })}
    @click=${() => show({ series, table })}
  >
    ${word}
  </button>`
}
