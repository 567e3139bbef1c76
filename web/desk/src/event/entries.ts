/** The entrants, and everything that the director does about them; the next person in the queue comes first. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EntrantEvent, StolikRegister } from '@stolik/elements/event/public/register'
import { players } from '@stolik/elements/event/public/players'
import { approvals } from './approvals.js'
import { arrivalOf, arrivals } from './door/arrivals.js'
import type { DoorEvent, SeekEvent } from './door/door.js'
import { everybody } from './door/everybody.js'
import { entryList } from './entry-list.js'
import { fileOf } from './file.js'
import { tableFiles } from './table-files.js'
import { leaving } from './leaving.js'
import { folded, button, loading } from '../form/buttons.js'
import { hasDoor, isOver, type DeskParts, playerName, waitingList } from './parts.js'
import { requests } from './requests.js'
import type { Entrant } from '@stolik/elements/event/client/acts'
import { tick } from '../form/draw.js'
import type { AssignedKind } from '@stolik/contract/event/parts'
import { isolated } from '@stolik/core'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { actForm, player, reason } from './act-form.js'

export function entriesDesk(parts: DeskParts): TemplateResult {
  const { event, say } = parts
  if (!parts.directs) return atDoor(parts)
  const list =
    event.players.length === 0 ? html`<p class="muted">${say('players.none')}</p>` : entryList(parts)
  if (isOver(event)) return html`<div class="stack">${list}</div>`
  return html`<div class="stack">
    ${approvals(parts)}${waiting(parts)}
    ${parts.editing === null ? enter(parts) : changeEntry(parts, parts.editing)}
    ${hasDoor(event) ? door(parts) : nothing}${list}
    ${hasDoor(event) ? everybody(parts) : nothing}${event.players.length === 0 ? nothing : links(parts)}${changes(parts)}
  </div>`
}

/** What a helper at the door does and sees. */
const atDoor = (parts: DeskParts): TemplateResult => {
  const { event, say, print } = parts
  if (!hasDoor(event)) return html`<div class="stack">${players({ ...parts, mine: [] })}</div>`
  const cards = button(say('desk.printCards'), () => print('cards.pdf'), { look: 'quiet fit' })
  return html`<div class="stack">${door(parts)} ${entryList(parts)} ${cards}</div>`
}

/** Check-in at the door, whose field also finds people in the list below. Its code loads here. */
function door({ event, entries, lang, server, watched, directs, seek, door }: DeskParts): TemplateResult {
  void import('./door/door.js').catch(() => undefined)
  return html`<stolik-door
    lang=${lang}
    server=${server}
    .shown=${event}
    .people=${entries?.players ?? []}
    ?busy=${watched.busy}
    ?directs=${directs}
    @stolik-seek=${({ detail }: SeekEvent) => seek(detail)}
    @stolik-door=${({ detail, next }: DoorEvent) => void door.send(detail, next)}
  ></stolik-door>`
}

/** The personal links of all: online players need them, so the part stands open where nobody sits in a hall. */
const links = ({ event, say, lang, server, print }: DeskParts): TemplateResult =>
  loading(
    say('desk.links'),
    () => import('./links/links.js'),
    html`<stolik-event-links
      lang=${lang}
      server=${server}
      event=${event.id}
      .print=${print}
    ></stolik-event-links>`,
    event.regulations.mode === 'ONLINE' && event.phase === 'OPEN',
  )

/** Draws what is needed less often: a file of entries, seats that are asked for, leaving. */
const changes = (parts: DeskParts): TemplateResult => {
  const { event, say } = parts
  return html`${folded(
    say('desk.csv'),
    fileOf(parts, {
      how: 'desk.csvHow',
      send: 'desk.csvSend',
      example: 'name;club;licence',
      kind: 'entries',
      act: (csv, data) => ({
        enterAll: { csv, ...columnsIn(data), ...(data.has('skip') && { skip: true }) },
      }),
    }),
  )}
  ${event.players.length === 0 ? nothing : [tableFiles(parts, 'desk.entriesFile', 'entries'), requests(parts), leaving(parts)]}`
}

/** What the preview of the file says of its columns (`file-columns.ts`). */
function columnsIn(data: FormData): { readonly columns?: readonly AssignedKind[] } {
  const text = data.get('columns')
  const columns = typeof text === 'string' && text !== '' ? (JSON.parse(text) as readonly AssignedKind[]) : []
  return columns.length === 0 ? {} : { columns }
}

/** Folded once people come, or play has begun, since the list is what people look for then. Late comers are here already. */
function enter(parts: DeskParts): unknown {
  const { event, say, watched, locale, door } = parts
  const isDoorOpen = arrivals(parts).size > 0
  const send = async ({ target, detail }: EntrantEvent): Promise<void> => {
    const form = target as StolikRegister
    const isTicked = (name: string): boolean =>
      form.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked ?? false
    const comes = isTicked('here')
    const answer = await watched.act({ enter: { entrant: detail, reserve: isTicked('reserve') } })
    if (answer === null || 'refused' in answer) return
    form.reset()
    const id = 'player' in answer.done ? answer.done.player?.id : undefined
    if (comes && id !== undefined) await door.send(arrivalOf(event, { id, arrival: null }, true))
  }
  return html`<details ?open=${event.phase === 'OPEN' && !isDoorOpen}>
    <summary>${say('desk.add')}</summary>
    <stolik-register
      lang=${locale}
      .regulations=${event.regulations}
      .licence=${true}
      ?busy=${watched.busy}
      @stolik-entrant=${(sent: EntrantEvent) => void send(sent)}
      >${tick('reserve', say('desk.reserve'))}${hasDoor(event) ? tick('here', say('door.hereAlready'), isDoorOpen) : nothing}</stolik-register
    >
  </details>`
}

/** Changes an entry: a misspelt name, another club, a category. */
export function changeEntry(parts: DeskParts, id: string): TemplateResult {
  const { event, say, watched, edit, locale } = parts
  const name = playerName(event, id)
  const entrant = entrantOf(parts, id)
  const drawn = event.opening !== null
  return html`<section class="stack" aria-label=${say('desk.changing', { name })}>
    <h3 tabindex="-1" class="changing">${say('desk.changing', { name })}</h3>
    ${drawn ? html`<p class="muted">${say('desk.changeFixed')}</p>` : nothing}
    ${
      entrant === null
        ? html`<p class="muted">${say('event.loading')}</p>`
        : html`<stolik-register
            lang=${locale}
            .regulations=${event.regulations}
            .licence=${true}
            .entrant=${entrant}
            ?fixed=${drawn}
            ?busy=${watched.busy}
            @stolik-entrant=${({ detail }: EntrantEvent) =>
              void watched.act({ change: { player: id, entrant: detail, seen: entrant } }).then((answer) => {
                if (answer !== null && 'done' in answer) edit(null)
              })}
            >${button(say('desk.keep'), () => edit(null), { look: 'quiet' })}</stolik-register
          >`
    }
  </section>`
}

/** Returns the whole entry, since a change sends every field. */
function entrantOf({ entries, event }: DeskParts, id: string): Entrant | null {
  const entry = entries?.players.find((one) => one.id === id)
  const player = event.players.find((one) => one.id === id)
  if (entry === undefined || player === undefined) return null
  const { name, club, licence, woman, born, team, pair, substitute } = entry
  return { name, club, licence, woman, born, team, pair, substitute, online: player.online }
}

/** Draws who waits for a place; somebody can be moved to the head, with a reason. */
export function waiting(parts: DeskParts): unknown {
  const { say } = parts
  const list = waitingList(parts)
  if (list.length === 0) return nothing
  const isBehind = ({ id, status }: EventPlayer): boolean => status === 'WAITING' && id !== list[0]?.id
  const fields = { player: player(parts, say('desk.player'), isBehind), reason: reason(parts) }
  return html`<section class="panel stack" aria-label=${say('desk.waiting', { n: list.length })}>
    <h3>${say('desk.waiting', { n: list.length })}</h3>
    <ol class="numbered">
      ${list.map(({ number, name, club }) => html`<li>${number} ${isolated(name)}${club === null ? nothing : ` · ${club}`}</li>`)}
    </ol>
    ${list.length === 1 ? nothing : actForm(parts, 'desk.advance', fields, (advance) => ({ advance }))}
  </section>`
}
