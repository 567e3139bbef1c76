/** Points taken and given. Each entry can be revoked, but stays in the list. */
import { html, nothing, type TemplateResult } from 'lit'
import { signedPoints } from '@stolik/elements/event/format'
import { number, text } from '@stolik/elements/event/form'
import { currentSeries } from '@stolik/elements/event/current'
import { inputField, playerChoice, playerName, submit, type DeskParts } from './parts.js'

export function penalties(parts: DeskParts): TemplateResult {
  const { event, say, locale, watched } = parts
  const played = event.series.filter(({ status }) => status !== 'PLANNED')
  return html`<div class="stack">
    <form
      class="panel fields"
      @submit=${submit(parts, (data) => {
        const player = text(data, 'player')
        const taken = number(data, 'points')
        if (player === null || taken === null) return null
        const series = text(data, 'series')
        return {
          adjust: {
            player,
            series: series === null ? null : Number(series),
            points: taken,
            small: number(data, 'small') ?? 0,
            penalty: taken < 0,
            reason: text(data, 'reason') ?? '',
            clause: text(data, 'clause'),
            seen: event.adjustments.length,
          },
        }
      })}
    >
      ${playerChoice(parts, 'player', say('desk.player'))}
      <label
        ><span>${say('desk.ofSeries')}</span>
        <select name="series">
          <option value="">${say('desk.whole')}</option>
          ${played.map(({ n }) => html`<option value=${n} ?selected=${n === currentSeries(event)?.n}>${n}</option>`)}
        </select></label
      >
      ${inputField('points', say('desk.points'), { required: true, numeric: true })}
      ${event.regulations.format.scoring.scale === null ? nothing : inputField('small', say('desk.small'), { numeric: true })}
      ${inputField('reason', say('desk.reason'), { required: true })}
      ${inputField('clause', say('desk.clause'))}
      <button class="button" ?disabled=${watched.busy}>${say('desk.adjust')}</button>
    </form>
    ${event.adjustments.length === 0 ? html`<p class="muted">${say('desk.noAdjustments')}</p>` : nothing}
    ${event.adjustments.map(
      (one) =>
        html`<article class="panel">
          <p>
            <strong>${playerName(event, one.player)}</strong> ${signedPoints(one.points, locale)}
            ${one.series === null ? nothing : html`· ${say('standings.series', { n: one.series })}`}
            ${one.revoked ? html`· <strong>${say('desk.revoked')}</strong>` : nothing}
          </p>
          <p>
            ${one.reason}${one.clause === null ? nothing : html` · ${say('event.clause', { clause: one.clause })}`}
          </p>
          ${
            one.revoked
              ? nothing
              : html`<form
                  class="row"
                  @submit=${submit(parts, (data) => ({ revoke: { n: one.n, reason: text(data, 'reason') ?? '' } }))}
                >
                  ${inputField('reason', say('desk.reason'), { required: true })}
                  <button class="button" ?disabled=${watched.busy}>${say('desk.revoke')}</button>
                </form>`
          }
        </article>`,
    )}
  </div>`
}
