/** One table as the director sees it: its players, its list, and the possible actions. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { tableAddress } from '@stolik/elements/base/address'
import type { EventTable } from '@stolik/elements/event/client/types'
import { chairLetter } from '@stolik/elements/event/format'
import { qr } from '@stolik/elements/base/qr'
import { number, submittedForm } from '@stolik/elements/event/form'
import { button, folded, send } from '../form/buttons.js'
import { choice } from '../form/draw.js'
import { actForm, reason } from './act-form.js'
import { actButton, isOver, type DeskParts } from './parts.js'
import { recordOf } from './record/record.js'
import './table-people.js'
import { correct, rareActions, typeIn } from './table-forms.js'
import './reseat/reseat.js'
import type { ReseatEvent } from './reseat/reseat.js'

/** The form begins with the keyboard in its first empty row. */
const typeInPart = (title: string, form: TemplateResult): TemplateResult =>
  html`<details
    @toggle=${({ target }: Event) => {
      const details = target as HTMLDetailsElement
      if (details.open) details.querySelector('stolik-type-in')?.begin()
    }}
  >
    <summary>${title}</summary>
    ${form}
  </details>`

export function tableDesk(parts: DeskParts): TemplateResult | typeof nothing {
  const { event, at, say, choose, directs } = parts
  const table = event.series.find(({ n }) => n === at?.series)?.tables.find((one) => one.table === at?.table)
  if (at === null || table === undefined) return nothing
  return html`<section class="panel stack" aria-label=${say('draw.table', { n: at.table })}>
    <div class="row spread">
      <h3 tabindex="-1" class="chosen">${say('sheet.title', { n: at.series, table: at.table })}</h3>
      ${button(say('table.close'), () => choose(null), { look: 'quiet' })}
    </div>
    ${table.online && table.live !== null ? nothing : seated(table)}
    ${ruling(parts, table)}${access(parts, table)}${directs ? actions(parts, table) : nothing}
  </section>`
}

/** Begins a ruling on a deal of the table, by itself on the one that was written last. */
function ruling({ event, say, ruleOn }: DeskParts, { series, table, entered, length }: EventTable): unknown {
  const status = event.series.find(({ n }) => n === series)?.status
  if (isOver(event) || status === 'PLANNED' || status === 'DRAWN') return nothing
  const deals = Array.from({ length }, (_, hand) => [hand + 1, say('event.handN', { n: hand + 1 })] as const)
  const begin = (sent: SubmitEvent): void => {
    const data = submittedForm(sent)?.data
    const hand = data === undefined ? null : number(data, 'hand')
    ruleOn({ series, table, hand: hand === null ? null : hand - 1 })
  }
  return html`<form class="fields" @submit=${begin}>
    ${choice('hand', say('arbiter.about'), [['', say('arbiter.noDeal')], ...deals], { value: entered === 0 ? '' : entered })}
    ${send(say('arbiter.begin'), { look: 'button' })}
  </form>`
}

/** Who sits there. Of an online table that is open, it is said with who is there and who is not. */
const seated = ({ seats }: EventTable): unknown =>
  html`<p>
    ${seats.map(({ chair, name, signed }) => html`<span class="seat"><b>${chairLetter(chair)}</b> ${isolated(name)}${signed ? html` <span class="good"></span>` : nothing}</span> `)}
  </p>`

/** The actions for a table, the most frequent first. */
function actions(parts: DeskParts, table: EventTable): unknown {
  const { event, say } = parts
  const { series, paused, online } = table
  const status = event.series.find(({ n }) => n === series)?.status
  if (isOver(event) || status === 'PLANNED') return nothing
  if (status === 'DRAWN') return reseatTable(parts, table)
  const place = { series, table: table.table }
  return html`${online ? nothing : typeInPart(say('desk.type'), typeIn(parts, table))}
  ${folded(say('desk.correct'), correct(parts, table))}
  ${status === 'ENDED' ? nothing : reseatTable(parts, table)}
  ${
    status !== 'RUNNING'
      ? nothing
      : paused
        ? actButton(parts, table.waiting ? 'desk.playOn' : 'desk.resumeTable', {
            pause: { ...place, paused: false, reason: '' },
          })
        : folded(
            say('desk.stopTable'),
            actForm(parts, 'desk.pauseTable', { reason: reason(parts) }, (why) => ({
              pause: { ...place, paused: true, ...why },
            })),
          )
  }
  ${folded(say('desk.more'), rareActions(parts, table, status))}`
}

/** How the table's players reach their list: by its QR code, or at the live table. */
function access(parts: DeskParts, { series, table, online, live, length, seats }: EventTable): unknown {
  const { entries, href, say } = parts
  if (online) return live === null ? nothing : watching(parts, live, { seats, length })
  const key =
    entries?.series.find(({ n }) => n === series)?.tables.find((one) => one.table === table)?.key ?? null
  if (key === null) return nothing
  const address = new URL(`${href}/list/${series}/${table}#${key}`, location.href).href
  return folded(
    say('desk.qr'),
    html`<div class="code">
      ${qr(address, say('desk.qrOf', { n: table }))}<a href=${address}>${say('event.toList')}</a>
    </div>`,
  )
}

/** The addresses of the players' start cards, by chair; null for a card that is not shown here. */
const cardsOf = ({ entries, href }: DeskParts, seats: EventTable['seats']): readonly (string | null)[] =>
  seats.map(({ player }) => {
    const card = entries?.players.find(({ id }) => id === player)?.card ?? null
    return card === null ? null : new URL(`${href}/card#${card}`, location.href).href
  })

/** Links to the live table as a spectator sees it, and shows finished hands card by card. */
const watching = (
  parts: DeskParts,
  live: string,
  { seats, length }: Pick<EventTable, 'seats' | 'length'>,
): unknown =>
  html`<stolik-table-people
      lang=${parts.lang}
      server=${parts.server}
      .live=${live}
      .cards=${cardsOf(parts, seats)}
    ></stolik-table-people
    >${
      parts.tableHref === null
        ? nothing
        : html`<a href=${tableAddress(parts.tableHref, live)}>${parts.say('desk.watch')}</a>`
    }
    ${folded(parts.say('record.title'), recordOf(parts, live, length))}`

/** A list that has begun keeps its players: then the panel says what can be done instead. */
function reseatTable({ event, say, lang, server, watched }: DeskParts, table: EventTable): TemplateResult {
  const written = ['PLAYING', 'COMPLETE', 'SIGNED'].includes(table.status)
  return folded(
    say('reseat.title'),
    written
      ? html`<p>${say('reseat.written')}</p>`
      : html`<stolik-reseat
          lang=${lang}
          server=${server}
          .shown=${event}
          .table=${table}
          ?busy=${watched.busy}
          @stolik-reseat=${({ detail }: ReseatEvent) => void watched.act(detail)}
        ></stolik-reseat>`,
  )
}
