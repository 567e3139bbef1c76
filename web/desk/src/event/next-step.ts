/** The next step for the director, and the state of every table. */
import { surname } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { EventSeries, EventTable } from '@stolik/elements/event/client/types'
import '@stolik/elements/event/clock/clock'
import { currentSeries, playing } from '@stolik/elements/event/current'
import { dayTime } from '@stolik/elements/event/format'
import { away } from '@stolik/elements/event/away'
import { ended } from '@stolik/elements/event/ended'
import { sealedDeals } from '@stolik/elements/event/public/draw'
import { pending } from './approvals.js'
import { changeDraw, drawSeries } from './change-draw.js'
import { endNow, refunds, undoEarlyEnd, unstart, reopen } from './ending.js'
import { fileOf } from './file.js'
import { tableFiles } from './table-files.js'
import { handOver } from './hand-over/part.js'
import { notice } from './notice.js'
import { notReadyNote } from './not-ready.js'
import { papersPanel } from './papers-panel.js'
import { repeat } from './repeat.js'
import { button, folded } from '../form/buttons.js'
import { tick } from '../form/draw.js'
import { actForm, reason } from './act-form.js'
import { figure } from '../form/values.js'
import { actButton, isOver, openProtests, type DeskParts } from './parts.js'
import type { Section } from './sections.js'

export function nextStep(parts: DeskParts): TemplateResult {
  const { event, say, directs } = parts
  const series = currentSeries(event)
  const plays = series?.status === 'RUNNING'
  return html`<div class="stack">
    <section class="panel stack" aria-label=${say('desk.next')}>
      <div>
        <p class="big">${say(`phase.${event.phase}`, { series: series?.n ?? 1 })}</p>
        ${clock(parts, series)}
      </div>
      ${nextBeginning(parts)} ${ended(event, parts)} ${away(event, parts)} ${deals(parts, series)}
      ${standing(parts)} ${isOver(event) ? nothing : notReadyNote(parts)} ${refunds(parts)}
      ${
        directs
          ? html`<div class="row todo" @click=${parts.stepped} @submit=${parts.stepped}>
                ${event.away === null ? steps(parts, series) : nothing}
              </div>
              ${plays ? folded(say('desk.clock'), setClock(parts, series)) : nothing}
              ${plays ? folded(say('desk.breaks'), html`<div class="stack">${extend(parts, series)}${stop(parts)}</div>`) : nothing}
              ${event.regulations.arena ? nothing : [plays ? unstart(parts, series) : nothing, undoEarlyEnd(parts), endNow(parts)]}
              ${notice(parts)} ${repeat(parts)} ${event.regulations.arena ? nothing : handOver(parts)}
              ${event.phase === 'FINAL' ? reopen(parts) : nothing}
              ${series?.status === 'DRAWN' && !isOver(event) && !event.regulations.arena ? changeDraw(parts, series) : nothing}
              ${papers(parts, series)}`
          : nothing
      }
    </section>
    ${series === undefined ? nothing : tables(parts, series)}
    ${directs && takesLists(parts, series) ? [lists(parts), tableFiles(parts, 'desk.listsFile', 'lists')] : nothing}
  </div>`
}

/** When the next series is to begin, if the regulations say so. */
function nextBeginning({ event, say, locale }: DeskParts): unknown {
  const next = event.series.find(({ status }) => status === 'PLANNED' || status === 'DRAWN')
  const starts = next?.plan.starts ?? null
  return next === undefined || starts === null || isOver(event)
    ? nothing
    : html`<p>
        ${say('standings.series', { n: next.n })}: ${dayTime(starts, locale, event.regulations.mode)}
      </p>`
}

/** Where all tables play the same deals: whether those of the series in question are sealed, and when they open. */
function deals({ event, say }: DeskParts, series: EventSeries | undefined): unknown {
  const next = event.series.find(({ status }) => status === 'PLANNED')
  const asked = series?.status === 'ENDED' ? (next ?? series) : (series ?? next)
  return asked === undefined ? nothing : sealedDeals(asked, say)
}

/** Says what the next step waits for. */
function standing(parts: DeskParts): unknown {
  const { event, say } = parts
  const waiting = pending(parts).length
  if (event.phase === 'OPEN') {
    return html`<p>${say('desk.entered', { n: playing(event).length })}</p>
      ${waiting === 0 ? nothing : html`<p>${say('desk.pending', { n: waiting })}</p>`}`
  }
  const open = openProtests(event)
  return open === 0 || isOver(event) ? nothing : html`<p>${say('desk.openProtests', { n: open })}</p>`
}

const lacking = (say: DeskParts['say'], series: EventSeries): string => {
  const { length } = missing(series)
  return length === 0 ? say('desk.allIn') : say('desk.missing', { n: length, of: series.tables.length })
}

/** Papers printed for the hall. Some contain the codes of cards and tables, so they are for the director alone. */
function papers(parts: DeskParts, series: EventSeries | undefined): unknown {
  if (isOver(parts.event) || parts.event.regulations.mode === 'ONLINE') return nothing
  return html`${papersPanel(parts)} ${series === undefined ? nothing : newCodes(parts)} ${slips(parts)}`
}

/** Slips show the deals to whoever prints them, so a warning stands before the button, and the log says who did it. */
const slips = (parts: DeskParts): unknown =>
  parts.event.series
    .filter(
      ({ deals, status, tables: all }) =>
        deals !== null &&
        (status === 'DRAWN' || status === 'RUNNING' || status === 'PAUSED') &&
        all.some(({ online, status: list }) => !online && list !== 'MISSING'),
    )
    .map(({ n }) => {
      const { say, print } = parts
      return folded(
        say('desk.printSlips', { n }),
        actForm(parts, 'desk.printSlipsDo', {}, () => ({ printSlips: { series: n } }), {
          form: 'stack',
          above: html`<p>${say('desk.printSlipsHow')}</p>`,
          done: () => print(`slips-${n}.pdf`),
        }),
      )
    })

/** Replaces all codes. Printed ones in the hall become invalid, so a warning stands before the button. */
const newCodes = (parts: DeskParts): TemplateResult =>
  folded(
    parts.say('desk.newCodes'),
    actForm(parts, 'desk.newCodesDo', {}, () => ({ renewCodes: { ok: true } }), {
      form: 'stack',
      above: html`<p>${parts.say('desk.newCodesHow')}</p>`,
      done: parts.refresh,
    }),
  )

const clock = ({ event, lang, server }: DeskParts, series: EventSeries | undefined): TemplateResult =>
  html`<stolik-event-clock
    lang=${lang}
    server=${server}
    .series=${series ?? null}
    .mode=${event.regulations.mode}
  ></stolik-event-clock>`

/** Draws the possible steps; the next one is the primary button. */
function steps(parts: DeskParts, series: EventSeries | undefined): unknown {
  const { event } = parts
  if (event.phase === 'CANCELLED') return nothing
  if (event.regulations.arena && event.phase !== 'FINAL' && event.phase !== 'PAUSED')
    return html`<p>${parts.say('desk.arenaRuns')}</p>`
  if (event.phase === 'OPEN' && event.players.length === 0)
    return sectionLink(parts, 'desk.toEntries', 'entries')
  const next = event.series.find(({ status }) => status === 'PLANNED')
  const asked = event.phase === 'OPEN' && pending(parts).length > 0
  const drawNext = next === undefined ? nothing : drawSeries(parts, next.n, !asked)
  // Entries without approval are not drawn.
  if (asked) return html`${sectionLink(parts, 'desk.toApprovals', 'entries')}${drawNext}`
  if (series === undefined) return drawNext
  const n = series.n
  switch (series.status) {
    case 'PLANNED':
      return drawNext
    case 'DRAWN':
      return actButton(parts, 'desk.start', { start: { series: n } }, true)
    case 'RUNNING':
      return actButton(parts, 'desk.end', { end: { series: n } }, missing(series).length === 0)
    case 'PAUSED':
      return actButton(parts, 'desk.resume', { pause: { paused: false, reason: '' } }, true)
    case 'ENDED':
      if (next !== undefined) return drawNext
      if (event.phase === 'FINAL') return sectionLink(parts, 'desk.toAfter', 'after')
      return openProtests(event) === 0
        ? actButton(parts, 'desk.final', { final: { ok: true } }, true)
        : html`${sectionLink(parts, 'desk.toProtests', 'protests')}${actButton(parts, 'desk.final', { final: { ok: true } })}`
  }
}

/** A step that is done in another section. */
const sectionLink = ({ say, go }: DeskParts, code: string, section: Section): TemplateResult =>
  button(say(code), () => go(section), { look: 'button primary' })

/** Gives the series so many minutes from now. If another director was quicker, it is refused. */
const setClock = (parts: DeskParts, { n, endsAt, plan }: EventSeries): TemplateResult =>
  actForm(
    parts,
    endsAt === null ? 'desk.clock.start' : 'desk.clock.anew',
    { minutes: figure(parts.say('desk.clock.minutes'), plan.minutes ?? 60) },
    ({ minutes }) => ({ clock: { series: n, minutes, seen: endsAt ?? 0 } }),
  )

const extend = (parts: DeskParts, { n, endsAt }: EventSeries): unknown =>
  endsAt === null
    ? nothing
    : actForm(parts, 'desk.extend', { minutes: figure(parts.say('desk.minutes'), 10) }, ({ minutes }) => ({
        extend: { series: n, minutes },
      }))

/** Pauses play for a reason, which is announced and logged. */
const stop = (parts: DeskParts): unknown =>
  actForm(parts, 'desk.pause', { reason: reason(parts, parts.say('usual.pause')) }, (why) => ({
    pause: { paused: true, ...why },
  }))

const takesLists = ({ event }: DeskParts, series: EventSeries | undefined): boolean =>
  event.regulations.mode !== 'ONLINE' &&
  !isOver(event) &&
  series !== undefined &&
  series.status !== 'PLANNED' &&
  series.status !== 'DRAWN'

const lists = (parts: DeskParts): TemplateResult =>
  folded(
    parts.say('desk.lists'),
    fileOf(parts, {
      how: 'desk.listsHow',
      send: 'desk.listsSend',
      example: 'series;table;hand;line',
      kind: 'lists',
      act: (csv, data) => ({ listAll: { csv, overwrite: data.has('overwrite') } }),
      fields: tick('overwrite', parts.say('desk.listsOverwrite')),
      most: 900_000,
    }),
  )

const missing = ({ tables: all }: EventSeries): readonly EventTable[] =>
  all.filter(({ status }) => status !== 'SIGNED' && status !== 'ANNULLED' && status !== 'MISSING')

/** Shows all tables at a glance: two hundred people may wait for the missing lists. */
function tables(parts: DeskParts, series: EventSeries): TemplateResult {
  const { say, at, choose } = parts
  const drawn = series.status === 'DRAWN'
  return html`<section class="stack" aria-label=${say('desk.tables')}>
    <h3>${drawn ? say('draw.title', { n: series.n }) : lacking(say, series)}</h3>
    <div class="tiles">
      ${series.tables.map(
        (table) =>
          html`<button
            class="tile ${drawn ? '' : table.status} ${table.paused ? 'paused' : ''}"
            aria-pressed=${at?.table === table.table && at.series === series.n}
            @click=${() => choose({ series: series.n, table: table.table })}
          >
            <b>${table.table}</b>
            <span
              >${table.waiting ? say('desk.tableWaits') : table.paused ? say('desk.paused') : drawn ? nothing : say(`list.${table.status}`)}</span
            >
            <span class="who">${table.seats.map(({ name }) => surname(name)).join(' · ')}</span>
          </button>`,
      )}
    </div>
  </section>`
}
