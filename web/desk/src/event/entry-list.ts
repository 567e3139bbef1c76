/** All entries, with the actions at the door: the fee, the start card, and players who wait. */
import { html, nothing, type TemplateResult } from 'lit'
import { folded } from '@stolik/contract/folded'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { money, spaced } from '@stolik/elements/event/format'
import { playing } from '@stolik/elements/event/current'
import type { DeskParts } from './parts.js'
import { button } from '../form/buttons.js'
import { input } from '../form/draw.js'

/** As many as can be seen at a glance. */
const few = 12

/** Returns the players with that number, or whose name, club or team contains the text. */
export function matchingPlayers(players: readonly EventPlayer[], sought: string): readonly EventPlayer[] {
  const text = folded(sought.trim())
  if (text === '') return players
  if (/^\d+$/.test(text)) return players.filter(({ number }) => String(number) === text)
  return players.filter(({ name, club, team }) =>
    folded(`${name} ${club ?? ''} ${team ?? ''}`).includes(text),
  )
}

export function entryList(parts: DeskParts): TemplateResult {
  const { event, say, sought, seek } = parts
  const fee = event.regulations.fee !== null
  const inPlay = playing(event).length
  const paid = event.players.filter((player) => player.paid === true).length
  return html`${
      event.players.length <= few
        ? nothing
        : input('', say('desk.seek'), { type: 'search', value: sought, change: seek })
    }
    <div class="scroll">
      <table>
        <caption>
          ${say('event.players', { n: inPlay })}${fee ? html` · ${say('desk.paidCount', { n: paid })}` : nothing}
        </caption>
        <thead>
          <tr>
            <th scope="col">${say('players.number')}</th>
            <th scope="col" class="text">${say('standings.name')}</th>
            ${fee ? html`<th scope="col" class="text">${say('desk.fee')}</th>` : nothing}
            <th scope="col" class="text">${say('desk.card')}</th>
          </tr>
        </thead>
        <tbody>
          ${matchingPlayers(event.players, sought).map((player) => row(parts, player, fee))}
        </tbody>
      </table>
    </div>`
}

function row(parts: DeskParts, player: EventPlayer, fee: boolean): TemplateResult {
  const { say, watched, entries, href, edit, event, locale } = parts
  const currency = event.regulations.fee?.currency
  const { id, name } = player
  const { card = null, pin = null, fee: due = null } = entries?.players.find((one) => one.id === id) ?? {}
  const paid = player.paid === true
  return html`<tr>
    <td>${player.number}</td>
    <th scope="row" class="text">
      ${
        event.phase === 'FINAL'
          ? html`<strong>${name}</strong>`
          : button(name, () => edit(id), { look: 'name', label: say('desk.changeOf', { name }) })
      }
      <span class="sub"
        >${[player.club, player.team, player.pair].filter((one) => one !== null).join(' · ')}</span
      >
      ${player.status === 'ENTERED' ? nothing : standing(parts, player)}
    </th>
    ${
      fee
        ? html`<td class="text">
            <label class="tick"
              ><input
                type="checkbox"
                aria-label=${say('desk.paidBy', { name })}
                .checked=${paid}
                ?disabled=${watched.busy}
                @change=${async ({ currentTarget }: Event) => {
                  const box = currentTarget as HTMLInputElement
                  const answer = await watched.act({ paid: { player: id, paid: !paid } })
                  if (answer !== null && 'done' in answer) return
                  // A tick that the log does not have would be money that nobody counts.
                  box.checked = watched.shown?.players.find((one) => one.id === id)?.paid === true
                }}
              />${due === null || currency === undefined ? nothing : money(due, currency, locale)}</label
            >
          </td>`
        : nothing
    }
    <td class="text">
      ${card === null ? nothing : html`<a href="${href}/card#${card}" aria-label=${say('desk.cardOf', { name })}>${say('desk.card')}</a>`}
      ${pin === null ? nothing : html`<span class="sub">PIN ${spaced(pin)}</span>`}
    </td>
  </tr>`
}

/**
 * Shows only players who do not play, with a button to admit those who wait. A whole column would repeat for nearly everybody
 * that they play.
 */
const standing = ({ say, watched }: DeskParts, { id, name, status }: EventPlayer): TemplateResult =>
  html`<span class="row"
    ><b>${say(`status.${status}`)}</b> ${
      status === 'WAITING' || status === 'RESERVE'
        ? button(say('desk.admit'), () => watched.act({ admit: { player: id } }), {
            look: 'quiet',
            label: say('desk.admitOf', { name }),
            busy: watched.busy,
          })
        : nothing
    }</span
  >`
