/** Changes that the director may still make to a draw before its series begins (PT 7.1.2). */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer, EventSeries } from '@stolik/elements/event/client/types'
import { folded } from '../form/buttons.js'
import { actForm, player, reason } from './act-form.js'
import { mayBeFigure, oneOf, words } from '../form/values.js'
import { notReady } from './not-ready.js'
import { actButton, type DeskParts } from './parts.js'
import { measureWords, requestCosts } from './requests.js'

/** The outside value, if the regulations announce one, and the edition of the ranking, if the series is drawn by one. */
function drawnFrom({ say, event }: DeskParts, series: number) {
  const { outside, ranking } = event.regulations
  return {
    ...(outside !== null && { outside: words(say('desk.outside', { source: outside })) }),
    ...(isByRating(event, series) && {
      edition: mayBeFigure(say('desk.edition', { ranking: ranking ?? '' })),
    }),
  }
}

const isByRating = ({ series: all }: DeskParts['event'], series: number): boolean =>
  all.some(({ n, plan }) => n === series && plan.draw === 'RATING')

/** The button that draws. Fields for the outside value and the edition stand before it if the regulations ask for them. */
export function drawSeries(parts: DeskParts, series: number, primary: boolean): TemplateResult {
  const { unpaid, absent, short } = notReady(parts, series)
  const code = unpaid.length + absent.length + short.length === 0 ? 'desk.draw' : 'desk.drawAnyway'
  const fields = drawnFrom(parts, series)
  const plain = { series, reason: null, outside: null }
  if (Object.keys(fields).length === 0) return actButton(parts, code, { draw: plain }, primary)
  return actForm(parts, code, fields, (values) => ({ draw: { ...plain, ...values } }), {
    button: primary ? 'button primary' : 'button',
  })
}

export function changeDraw(parts: DeskParts, series: EventSeries): TemplateResult {
  const { say, event } = parts
  const drawnAfter = event.series.filter((one) => one.n > series.n && one.status === 'DRAWN')
  const undrawn = event.series.find(
    ({ status, plan }) => status === 'PLANNED' && (plan.draw === 'LOTS' || plan.draw === 'RATING'),
  )
  const measures = [series, ...drawnAfter].flatMap(({ measure, n }) =>
    measure === null ? [] : [{ measure, n }],
  )
  return html`${measures.map(
    ({ measure, n }) =>
      html`<p class="muted">
        ${measures.length > 1 ? html`<b>${say('desk.laterDraws.of', { n })}</b> ` : nothing}${measureWords(parts, measure)}
      </p>`,
  )}
  ${requestCosts(parts, series)}
  ${undrawn === undefined ? nothing : html`<p>${say('desk.laterDraws.of', { n: undrawn.n })} ${drawSeries(parts, undrawn.n, false)}</p>`}
  ${folded(
    say('desk.change'),
    html`<div class="stack">
      ${moving(parts, series)} ${drawingAgain(parts, series, drawnAfter.length > 0)}
    </div>`,
  )}`
}

/** Two players change places, or one gets up. */
function moving(parts: DeskParts, { n: series, tables, byes }: EventSeries): TemplateResult {
  const { say, event } = parts
  // Places are moved, together with a reserve player who has taken one over.
  const placeOf = (id: string): string =>
    event.standings.individual.find(({ holder }) => holder === id)?.player ?? id
  const tableOf = (id: string): number =>
    tables.find(({ seats }) => seats.some((seat) => seat.player === id))?.table ?? 0
  const sits = ({ id }: Pick<EventPlayer, 'id'>): boolean => tableOf(id) !== 0
  const placed = (one: EventPlayer): boolean => sits(one) || byes.includes(one.id)
  // A player who entered after the draw can be seated in another player's place.
  const canSit = (one: EventPlayer): boolean => placed(one) || one.status === 'ENTERED'
  const swapped = {
    a: player(parts, say('desk.swap.a'), placed),
    b: player(parts, say('desk.swap.b'), canSit),
    reason: reason(parts),
  }
  const risen = { a: player(parts, say('desk.getsUp'), sits), reason: reason(parts) }
  return html`${actForm(parts, 'desk.swap', swapped, ({ a, b, reason: why }) => ({
    move: { series, a: placeOf(a), b: placeOf(b), reason: why, seen: [tableOf(a), tableOf(b)] },
  }))}
  ${actForm(parts, 'desk.getUp', risen, ({ a, reason: why }) => ({
    move: { series, a: placeOf(a), b: null, reason: why, seen: [tableOf(a)] },
  }))}`
}

/** @param hasLater later series were drawn to keep apart who met in the old draw */
function drawingAgain(parts: DeskParts, { n, drawn }: EventSeries, hasLater: boolean): TemplateResult {
  const later = oneOf(parts, parts.say('desk.laterDraws'), ['DISCARD', 'KEEP'], 'desk.laterDraws.')
  const fields = { ...drawnFrom(parts, n), reason: reason(parts), ...(hasLater && { later }) }
  return actForm(parts, 'desk.drawAgain', fields, (values) => ({
    draw: { series: n, outside: null, later: null, ...values, seen: drawn },
  }))
}
