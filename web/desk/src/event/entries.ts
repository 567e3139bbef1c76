/** The entrants, and everything that the director does about them; the next person in the queue comes first. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EntrantEvent, StolikRegister } from '@stolik/elements/event/public/register'
import { players } from '@stolik/elements/event/public/players'
import { approvals } from './approvals.js'
import type { DoorEvent } from './door/door.js'
import { entryList } from './entry-list.js'
import { fileOf } from './file.js'
import { tableFiles } from './table-files.js'
import { leaving } from './leaving.js'
import { folded, button } from '../form/buttons.js'
import { isOver, type DeskParts, playerName } from './parts.js'
import { requests } from './requests.js'
import type { Entrant } from '@stolik/elements/event/client/acts'
import { tick } from '../form/draw.js'
import { isolated } from '@stolik/core'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { actForm, player, reason } from './act-form.js'

export function entriesDesk(parts: DeskParts): TemplateResult {
  const { event, say } = parts
  if (!parts.directs) return atDoor(parts)
  const nobody = event.players.length === 0
  return html`<div class="stack">
    ${isOver(event) ? nothing : [approvals(parts), waiting(parts), door(parts), changes(parts)]}
    ${nobody ? html`<p class="muted">${say('players.none')}</p>` : entryList(parts)}
  </div>`
}

/** What a helper at the door does and sees. */
const atDoor = (parts: DeskParts): TemplateResult => {
  const { event, say, print } = parts
  const cards = button(say('desk.printCards'), () => print('cards.pdf'), { look: 'quiet fit' })
  return html`<div class="stack">
    ${isOver(event) || event.regulations.mode === 'ONLINE' ? nothing : [door(parts), cards]}
    ${players({ ...parts, mine: [] })}
  </div>`
}

/** Check-in at the door; its code loads when it is opened. Nobody comes through a door to an event online. */
const door = ({ event, say, entries, lang, server, watched, refresh, directs }: DeskParts): unknown =>
  event.regulations.mode === 'ONLINE' || event.players.length === 0
    ? nothing
    : html`<details ?open=${!directs} @toggle=${() => void import('./door/door.js')}>
        <summary>${say('door.title')}</summary>
        <stolik-door
          lang=${lang}
          server=${server}
          .shown=${event}
          .people=${entries?.players ?? []}
          ?busy=${watched.busy}
          @stolik-door=${({ detail }: DoorEvent) => void watched.act(detail).then(refresh)}
        ></stolik-door>
      </details>`

/** Draws adding and removing players. Nobody comes or goes once the result is final. */
const changes = (parts: DeskParts): TemplateResult => {
  const { event, say, editing } = parts
  return html`${editing === null ? enter(parts) : changeEntry(parts, editing)}
  ${folded(
    say('desk.csv'),
    fileOf(parts, {
      how: 'desk.csvHow',
      send: 'desk.csvSend',
      example: 'name;club;licence',
      kind: 'entries',
      act: (csv, data) => ({ enterAll: { csv, ...(data.has('skip') && { skip: true }) } }),
    }),
  )}
  ${event.players.length === 0 ? nothing : [tableFiles(parts, 'desk.entriesFile', 'entries'), requests(parts), leaving(parts)]}`
}

/** Folded once play has begun, since the list is what people look for then. */
function enter({ event, say, watched, locale }: DeskParts): unknown {
  return html`<details ?open=${event.phase === 'OPEN'}>
    <summary>${say('desk.add')}</summary>
    <stolik-register
      lang=${locale}
      .regulations=${event.regulations}
      .licence=${true}
      ?busy=${watched.busy}
      @stolik-entrant=${(sent: EntrantEvent) => {
        const form = sent.target as StolikRegister
        const reserve = form.querySelector<HTMLInputElement>('[name=reserve]')?.checked ?? false
        void watched.act({ enter: { entrant: sent.detail, reserve } }).then((answer) => {
          if (answer !== null && 'done' in answer) form.reset()
        })
      }}
      >${tick('reserve', say('desk.reserve'))}</stolik-register
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

/** Who waits for a place, in the order in which they move up; somebody can be moved to the head, with a reason. */
const waitingList = ({ event }: Pick<DeskParts, 'event'>): readonly EventPlayer[] =>
  event.players
    .filter(({ status }) => status === 'WAITING')
    .sort((a, b) => (a.waitingPlace ?? 0) - (b.waitingPlace ?? 0))

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
