/** Points taken and given. Each entry can be revoked, but stays in the list. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Adjustment } from '@stolik/elements/event/client/types'
import { points, signedPoints } from '@stolik/elements/event/format'
import { number, text } from '@stolik/elements/event/form'
import { currentSeries } from '@stolik/elements/event/current'
import { folded } from '../form/buttons.js'
import { choice, type Options } from '../form/draw.js'
import { actForm, clause, player, reason } from './act-form.js'
import { figure, mayBeFigure, type ActField } from '../form/values.js'
import { playerName, type DeskParts } from './parts.js'
import { penaltyEffect } from './penalty-effect.js'
import { usualPenalties } from './usual-penalties.js'

export function penalties(parts: DeskParts): TemplateResult {
  const { event, say } = parts
  return html`<div class="stack">
    ${adjusting(parts)}
    ${event.adjustments.length === 0 ? html`<p class="muted">${say('desk.noAdjustments')}</p>` : nothing}
    ${event.adjustments.map((one) => adjustment(parts, one))}
  </div>`
}

function adjusting(parts: DeskParts): TemplateResult {
  const { event, say } = parts
  const hasSmall = event.regulations.format.scoring.scale !== null
  const fields = {
    player: player(parts),
    series: ofSeries(parts),
    points: figure(say('desk.points')),
    small: hasSmall ? mayBeFigure(say('desk.small')) : absent,
    reason: reason(parts),
    clause: clause(parts),
  }
  return actForm(
    parts,
    'desk.adjust',
    fields,
    ({ small, ...made }) => ({
      adjust: { ...made, small: small ?? 0, penalty: made.points < 0, seen: event.adjustments.length },
    }),
    {
      form: 'panel fields',
      above: usualPenalties(parts, { reason: 'reason', points: 'points' }),
      below: html`<p class="broad effect" role="status"></p>`,
      input: (form) => showEffect(parts, form),
    },
  )
}

/** Says below the form what the penalty would change. */
function showEffect({ event, say, locale }: DeskParts, form: HTMLFormElement): void {
  const data = new FormData(form)
  const made = penaltyEffect(event, text(data, 'player') ?? '', number(data, 'points') ?? 0)
  const line = form.querySelector('.effect')
  if (line === null) return
  line.textContent =
    made === undefined
      ? ''
      : say('penalties.effect', {
          ...made,
          before: points(made.before, locale),
          after: points(made.after, locale),
        })
}

/** A figure that this event does not have. */
const absent: ActField<number | null> = { draw: () => nothing, read: () => null }

/** The series that points are of, the present one at first; or the whole event. */
function ofSeries({ event, say }: DeskParts): ActField<number | null> {
  const played = event.series.filter(({ status }) => status !== 'PLANNED')
  const options: Options = [['', say('desk.whole')], ...played.map(({ n }) => n)]
  return {
    draw: (name) => choice(name, say('desk.ofSeries'), options, { value: currentSeries(event)?.n }),
    read: (data, name) => {
      const series = text(data, name)
      return series === null ? null : Number(series)
    },
  }
}

function adjustment(parts: DeskParts, one: Adjustment): TemplateResult {
  const { event, say, locale } = parts
  const { n } = one
  return html`<article class="panel">
    <p>
      <strong>${playerName(event, one.player)}</strong> ${signedPoints(one.points, locale)}
      ${one.series === null ? nothing : html`· ${say('standings.series', { n: one.series })}`}
      ${one.revoked ? html`· <strong>${say('desk.revoked')}</strong>` : nothing}
    </p>
    <p>${one.reason}${one.clause === null ? nothing : ` ${say('event.clause', { clause: one.clause })}`}</p>
    ${
      one.revoked
        ? nothing
        : folded(
            say('desk.revoke'),
            actForm(parts, 'desk.revoke', { reason: reason(parts) }, (why) => ({ revoke: { n, ...why } })),
          )
    }
  </article>`
}
