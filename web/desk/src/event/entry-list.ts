/** All entries, with the actions at the door: who is here, the fee, the start card, and players who wait or have left. */
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EntryOf, EventPlayer } from '@stolik/elements/event/client/types'
import { money, spaced } from '@stolik/elements/event/format'
import { playing } from '@stolik/elements/event/current'
import { arrivalOf, arrivals, isAbsent } from './door/arrivals.js'
import { matchingPlayers } from './door/find.js'
import { stays } from './leaving.js'
import { hasDoor, type DeskParts } from './parts.js'
import { button } from '../form/buttons.js'
import { input, tick } from '../form/draw.js'

/** As many as can be seen at a glance. */
const few = 12

/** Where there is a door, its field finds people. */
export function entryList(parts: DeskParts): TemplateResult {
  const { event, say, sought, seek, entries, door } = parts
  const columns = { fee: event.regulations.fee !== null, here: hasDoor(event) }
  const inPlay = playing(event).length
  const paid = event.players.filter((player) => player.paid === true).length
  const found = matchingPlayers(event.players, sought, entries?.players ?? [])
  const absent = isAbsent(parts)
  const offersAbsent = columns.here && arrivals(parts).size > 0
  const listed = offersAbsent && door.onlyAbsent ? found.filter(absent) : found
  return html`${
      columns.here || event.players.length <= few
        ? nothing
        : input('', say('desk.seek'), { type: 'search', value: sought, change: seek })
    }
    ${offersAbsent ? onlyAbsent(parts, event.players.filter(absent).length) : nothing}
    <div class="scroll">
      <table class="entries">
        <caption>
          ${say('event.players', { n: inPlay })}${columns.fee ? html` · ${say('desk.paidCount', { n: paid })}` : nothing}
        </caption>
        <thead>
          <tr>
            <th scope="col">${say('players.number')}</th>
            <th scope="col" class="text">${say('standings.name')}</th>
            ${columns.here ? html`<th scope="col" class="text">${say('door.here')}</th>` : nothing}
            ${columns.fee ? html`<th scope="col" class="text">${say('desk.fee')}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${repeat(
            listed,
            ({ id }) => id,
            (player) => row(parts, player, columns),
          )}
        </tbody>
      </table>
    </div>`
}

const onlyAbsent = ({ say, door }: DeskParts, n: number): TemplateResult =>
  tick('', say('door.onlyAbsent', { n }), door.onlyAbsent, {
    change: (_, target) => door.showOnlyAbsent((target as HTMLInputElement).checked),
  })

interface Columns {
  readonly fee: boolean
  readonly here: boolean
}

function row(parts: DeskParts, player: EventPlayer, columns: Columns): TemplateResult {
  const entry = parts.entries?.players.find(({ id }) => id === player.id)
  return html`<tr>
    <td>${player.number}</td>
    <th scope="row" class="text">
      ${nameOf(parts, player)}
      <span class="sub"
        >${[player.club, player.team, player.pair].filter((one) => one !== null).join(' · ')}</span
      >
      ${entry === undefined ? nothing : cardOf(parts, entry)}
      ${player.status === 'ENTERED' ? nothing : standing(parts, player)}
    </th>
    ${columns.here ? html`<td class="text">${here(parts, player, entry)}</td>` : nothing}
    ${columns.fee ? html`<td class="text">${fee(parts, player, entry?.fee ?? null)}</td>` : nothing}
  </tr>`
}

const nameOf = ({ say, edit, event, directs }: DeskParts, { id, name }: EventPlayer): TemplateResult =>
  event.phase === 'FINAL' || !directs
    ? html`<strong>${name}</strong>`
    : button(name, () => edit(id), { look: 'name', label: say('desk.changeOf', { name }) })

const cardOf = ({ say, href }: DeskParts, { name, card, pin }: EntryOf): unknown =>
  card === null && pin === null
    ? nothing
    : html`<span class="sub"
        >${card === null ? nothing : html`<a href="${href}/card#${card}" aria-label=${say('desk.cardOf', { name })}>${say('desk.card')}</a>`}
        ${pin === null ? nothing : html`PIN ${spaced(pin)}`}</span
      >`

/** A box that shows what the log has, once its act is answered: a tick that is not written down is taken back. */
const box = (
  label: string,
  words: unknown,
  { isOn, isOff = false, send }: { isOn: () => boolean; isOff?: boolean; send: () => Promise<boolean> },
): TemplateResult =>
  html`<label class="tick"
    ><input
      type="checkbox"
      aria-label=${label}
      .checked=${isOn()}
      ?disabled=${isOff}
      @change=${async ({ currentTarget }: Event) => {
        const target = currentTarget as HTMLInputElement
        if (!(await send())) target.checked = isOn()
      }}
    />${words}</label
  >`

/** Acts at the door wait for each other, so the box of the next person can be ticked at once. */
function here(parts: DeskParts, player: EventPlayer, entry: EntryOf | undefined): unknown {
  const { say, door, event, entries } = parts
  if (!stays(player) || player.online || entry === undefined) return nothing
  const isOn = (): boolean => arrivals({ entries }).has(player.id)
  return box(
    say('door.isHere', { name: player.name }),
    entry.arrival === 'LATE' ? say('door.late') : nothing,
    {
      isOn,
      send: () => door.send(arrivalOf(event, entry, entry.arrival === null)),
    },
  )
}

function fee(
  { say, watched, event, directs, locale, door }: DeskParts,
  player: EventPlayer,
  due: number | null,
): unknown {
  const currency = event.regulations.fee?.currency
  const amount = due === null || currency === undefined ? nothing : money(due, currency, locale)
  const isPaid = player.paid === true
  const act: Act = { paid: { player: player.id, paid: !isPaid } }
  return box(say('desk.paidBy', { name: player.name }), amount, {
    // A tick that the log does not have would be money that nobody counts.
    isOn: () => watched.shown?.players.find(({ id }) => id === player.id)?.paid === true,
    // A helper at the door sees who has paid, and takes no money.
    isOff: !directs,
    send: () => door.send(act),
  })
}

/**
 * Shows only players who do not play, with a button to admit those who wait, or to bring back those who have left. A whole
 * column would repeat for nearly everybody that they play.
 */
const standing = (
  { say, watched, directs, refresh }: DeskParts,
  { id, name, status }: EventPlayer,
): TemplateResult => {
  const act = (code: string, label: string, sent: Act): TemplateResult =>
    button(say(code), () => watched.act(sent).then(refresh), {
      look: 'quiet',
      label: say(label, { name }),
      busy: watched.busy,
    })
  const waits = status === 'WAITING' || status === 'RESERVE'
  return html`<span class="row"
    ><b>${say(`status.${status}`)}</b>
    ${waits && directs ? act('desk.admit', 'desk.admitOf', { admit: { player: id } }) : nothing}
    ${status === 'WITHDRAWN' && directs ? act('door.restore', 'door.restoreOf', { restore: { players: [id] } }) : nothing}</span
  >`
}
