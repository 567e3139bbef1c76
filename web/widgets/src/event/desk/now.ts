/** What the direction has to do next, and how every table stands. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventSeries, EventTable } from '../client/types.js'
import { clockTime } from '../format.js'
import { number, text } from '../form.js'
import { current } from '../public/next.js'
import { does, field, submit, type DeskParts } from './parts.js'

export function now(parts: DeskParts): TemplateResult {
  const { event, say } = parts
  const series = current(event)
  return html`<div class="stack">
    <section class="panel stack" aria-label=${say('desk.next')}>
      <p class="big">${say(`phase.${event.phase}`, { series: series?.n ?? 1 })}${time(parts, series)}</p>
      <div class="row">${steps(parts, series)}</div>
      ${series?.status === 'RUNNING' || series?.status === 'PAUSED' ? extend(parts, series) : nothing}
      ${series?.status === 'DRAWN' ? redraw(parts, series) : nothing} ${papers(parts, series)}
    </section>
    ${series === undefined ? nothing : tables(parts, series)}
  </div>`
}

/** What is printed for the hall: it holds the codes of cards and tables, so it is for the direction alone. */
function papers({ event, say, print }: DeskParts, series: EventSeries | undefined): unknown {
  if (event.phase === 'FINAL' || event.regulations.mode === 'ONLINE') return nothing
  return html`<div class="row">
    <button class="quiet" @click=${() => print('cards.pdf')}>${say('desk.printCards')}</button>
    ${
      series === undefined
        ? nothing
        : html`<button class="quiet" @click=${() => print(`lists-${series.n}.pdf`)}>
            ${say('desk.printLists')}
          </button>`
    }
  </div>`
}

function time({ say, locale }: DeskParts, series: EventSeries | undefined): unknown {
  if (series === undefined || series.endsAt === null || series.status === 'ENDED') return nothing
  return html` · ${say('board.until', { time: clockTime(series.endsAt, locale) })}`
}

/** The one step that comes next is the primary button. */
function steps(parts: DeskParts, series: EventSeries | undefined): unknown {
  const { event } = parts
  const next = event.series.find(({ status }) => status === 'PLANNED')
  const drawNext =
    next === undefined ? nothing : does(parts, 'desk.draw', { draw: { series: next.n, reason: null } }, true)
  if (series === undefined) return drawNext
  const n = series.n
  switch (series.status) {
    case 'PLANNED':
      return drawNext
    case 'DRAWN':
      return html`${does(parts, 'desk.start', { start: { series: n } }, true)}`
    case 'RUNNING':
      return html`${does(parts, 'desk.end', { end: { series: n } }, missing(series).length === 0)}
      ${does(parts, 'desk.pause', { pause: { paused: true, reason: '' } })}`
    case 'PAUSED':
      return does(parts, 'desk.resume', { pause: { paused: false, reason: '' } }, true)
    case 'ENDED':
      if (next !== undefined) return drawNext
      return event.phase === 'FINAL' ? nothing : does(parts, 'desk.final', { final: { ok: true } }, true)
  }
}

function extend(parts: DeskParts, { n, endsAt }: EventSeries): unknown {
  if (endsAt === null) return nothing
  return html`<form
    class="row"
    @submit=${submit(parts, (data) => {
      const minutes = number(data, 'minutes')
      return minutes === null ? null : { extend: { series: n, minutes } }
    })}
  >
    ${field('minutes', parts.say('desk.minutes'), { required: true, numeric: true, value: '10' })}
    <button class="button" ?disabled=${parts.watched.busy}>${parts.say('desk.extend')}</button>
  </form>`
}

function redraw(parts: DeskParts, series: EventSeries): TemplateResult {
  const { say, watched } = parts
  const seated = (player: { readonly id: string }): boolean =>
    series.tables.some(({ seats }) => seats.some((seat) => seat.player === player.id))
  return html`${
      series.measure === null
        ? nothing
        : html`<p class="muted">${say('draw.measure', { ...series.measure })}</p>`
    }
    <details>
      <summary>${say('desk.change')}</summary>
      <div class="stack">
        <form
          class="fields"
          @submit=${submit(parts, (data) => ({ draw: { series: series.n, reason: text(data, 'reason') } }))}
        >
          ${field('reason', say('desk.reason'), { required: true })}
          <button class="button" ?disabled=${watched.busy}>${say('desk.drawAgain')}</button>
        </form>
        <form
          class="fields"
          @submit=${submit(parts, (data) => {
            const [a, b, reason] = [text(data, 'a'), text(data, 'b'), text(data, 'reason')]
            return a === null || b === null
              ? null
              : { move: { series: series.n, a, b, reason: reason ?? '' } }
          })}
        >
          ${(['a', 'b'] as const).map(
            (name) =>
              html`<label
                ><span>${say(`desk.swap.${name}`)}</span>
                <select name=${name} required>
                  <option value="">${say('desk.choose')}</option>
                  ${parts.event.players.filter(seated).map(({ id, name: called }) => html`<option value=${id}>${called}</option>`)}
                </select></label
              >`,
          )}
          ${field('reason', say('desk.reason'), { required: true })}
          <button class="button" ?disabled=${watched.busy}>${say('desk.swap')}</button>
        </form>
      </div>
    </details>`
}

const missing = ({ tables: all }: EventSeries): readonly EventTable[] =>
  all.filter(({ status }) => status !== 'SIGNED' && status !== 'ANNULLED')

/** All tables at a glance: which lists are missing is what two hundred people wait for. */
function tables(parts: DeskParts, series: EventSeries): TemplateResult {
  const { say, at, choose } = parts
  const open = missing(series)
  return html`<section class="stack" aria-label=${say('desk.tables')}>
    <h3>
      ${series.status === 'DRAWN' ? say('draw.title', { n: series.n }) : say('desk.missing', { n: open.length, of: series.tables.length })}
    </h3>
    <div class="tiles">
      ${series.tables.map(
        (table) =>
          html`<button
            class="tile ${table.status} ${table.paused ? 'paused' : ''}"
            aria-pressed=${at?.table === table.table && at.series === series.n}
            @click=${() => choose({ series: series.n, table: table.table })}
          >
            <b>${table.table}</b>
            <span>${table.paused ? say('desk.paused') : say(`list.${table.status}`)}</span>
            <span class="who">${table.seats.map(({ name }) => name.split(' ').at(-1)).join(' · ')}</span>
          </button>`,
      )}
    </div>
  </section>`
}
