/** Changes that the director may still make to a draw before its series begins (PT 7.1.2). */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer, EventSeries } from '@stolik/elements/event/client/types'
import { number, text } from '@stolik/elements/event/form'
import {
  actButton,
  inputField,
  foldedPart,
  form,
  playerChoice,
  reasonField,
  submit,
  type DeskParts,
} from './parts.js'
import { notReady } from './not-ready.js'
import { measureWords, requestCosts } from './requests.js'

/** A field for the outside value, if the regulations announce one. */
const outside = ({ say, event: { regulations } }: DeskParts): unknown =>
  regulations.outside === null
    ? nothing
    : inputField('outside', say('desk.outside', { source: regulations.outside }), { required: true })

/** A field for the edition of the ranking, if the series is drawn by one. */
const edition = ({ say, event }: DeskParts, series: number): unknown =>
  isByRating(event, series)
    ? inputField('edition', say('desk.edition', { ranking: event.regulations.ranking ?? '' }), {
        numeric: true,
      })
    : nothing

const isByRating = ({ series: all }: DeskParts['event'], series: number): boolean =>
  all.some(({ n, plan }) => n === series && plan.draw === 'RATING')

/** What the fields say. */
const drawnFrom = ({ event }: DeskParts, series: number, data: FormData) => ({
  outside: text(data, 'outside'),
  ...(isByRating(event, series) ? { edition: number(data, 'edition') } : {}),
})

/** The button that draws. Fields for the outside value and the edition stand before it if the regulations ask for them. */
export function drawSeries(parts: DeskParts, series: number, primary: boolean): TemplateResult {
  const { say, event, watched } = parts
  const { unpaid, absent } = notReady(parts, series)
  const code = unpaid.length + absent.length === 0 ? 'desk.draw' : 'desk.drawAnyway'
  if (event.regulations.outside === null && !isByRating(event, series))
    return actButton(parts, code, { draw: { series, reason: null, outside: null } }, primary)
  const drawn = submit(parts, (data) => ({
    draw: { series, reason: null, ...drawnFrom(parts, series, data) },
  }))
  return html`<form class="fields" @submit=${drawn}>
    ${outside(parts)}${edition(parts, series)}<button
      class=${primary ? 'button primary' : 'button'}
      ?disabled=${watched.busy}
    >
      ${say(code)}
    </button>
  </form>`
}

const later = ['DISCARD', 'KEEP'] as const

/** Later series were drawn to keep apart who met in the old draw. */
const laterChoice = ({ say }: DeskParts): TemplateResult =>
  html`<label
    ><span>${say('desk.laterDraws')}</span>
    <select name="later">
      ${later.map((one) => html`<option value=${one}>${say(`desk.laterDraws.${one}`)}</option>`)}
    </select></label
  >`

export function changeDraw(parts: DeskParts, series: EventSeries): TemplateResult {
  const { say, event } = parts
  const n = series.n
  // Places are moved, together with a reserve player who has taken one over.
  const placeOf = (id: string): string =>
    event.standings.individual.find(({ holder }) => holder === id)?.player ?? id
  const tableOf = (id: string): number =>
    series.tables.find(({ seats }) => seats.some((seat) => seat.player === id))?.table ?? 0
  const sits = ({ id }: Pick<EventPlayer, 'id'>): boolean => tableOf(id) !== 0
  const placed = (player: EventPlayer): boolean => sits(player) || series.byes.includes(player.id)
  // A player who entered after the draw can be seated in another player's place.
  const canSit = (player: EventPlayer): boolean => placed(player) || player.status === 'ENTERED'
  const drawnAfter = event.series.filter((one) => one.n > n && one.status === 'DRAWN')
  const undrawn = event.series.find(
    ({ status, plan }) => status === 'PLANNED' && (plan.draw === 'LOTS' || plan.draw === 'RATING'),
  )
  const measures = [series, ...drawnAfter].flatMap((one) =>
    one.measure === null ? [] : [{ ...one.measure, n: one.n }],
  )
  return html`${measures.map(
    (one) =>
      html`<p class="muted">
        ${measures.length > 1 ? html`<b>${say('desk.laterDraws.of', { n: one.n })}</b> ` : nothing}${measureWords(parts, one)}
      </p>`,
  )}
  ${requestCosts(parts, series)}
  ${undrawn === undefined ? nothing : html`<p>${say('desk.laterDraws.of', { n: undrawn.n })} ${drawSeries(parts, undrawn.n, false)}</p>`}
  ${foldedPart(
    say('desk.change'),
    html`<div class="stack">
      ${form(
        parts,
        'desk.swap',
        (data) => {
          const [a, b] = [text(data, 'a'), text(data, 'b')]
          return a === null || b === null
            ? null
            : {
                move: {
                  series: n,
                  a: placeOf(a),
                  b: placeOf(b),
                  reason: text(data, 'reason') ?? '',
                  seen: [tableOf(a), tableOf(b)],
                },
              }
        },
        html`${playerChoice(parts, 'a', say('desk.swap.a'), placed)}
        ${playerChoice(parts, 'b', say('desk.swap.b'), canSit)}${reasonField(parts)}`,
      )}
      ${form(
        parts,
        'desk.getUp',
        (data) => {
          const a = text(data, 'a')
          return a === null
            ? null
            : {
                move: {
                  series: n,
                  a: placeOf(a),
                  b: null,
                  reason: text(data, 'reason') ?? '',
                  seen: [tableOf(a)],
                },
              }
        },
        html`${playerChoice(parts, 'a', say('desk.getsUp'), sits)}${reasonField(parts)}`,
      )}
      ${form(
        parts,
        'desk.drawAgain',
        (data) => ({
          draw: {
            series: n,
            reason: text(data, 'reason'),
            ...drawnFrom(parts, n, data),
            later: later.find((one) => one === text(data, 'later')) ?? null,
            seen: series.drawn,
          },
        }),
        html`${outside(parts)}${edition(parts, n)}${reasonField(parts)}${drawnAfter.length === 0 ? nothing : laterChoice(parts)}`,
      )}
    </div>`,
  )}`
}
