/** Draws the participants. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventShown } from '../client/types.js'
import type { Speaker } from '../speaker.js'

export function players({
  event,
  mine,
  say,
}: Speaker & { readonly event: EventShown; readonly mine: readonly string[] }): TemplateResult {
  if (event.players.length === 0) return html`<p class="muted">${say('players.none')}</p>`
  const groups = event.regulations.groups.length > 0
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">${say('players.number')}</th>
          <th scope="col" class="text">${say('standings.name')}</th>
          ${groups ? html`<th scope="col" class="text">${say('entry.team')}</th>` : nothing}
          <th scope="col" class="text">${say('players.status')}</th>
        </tr>
      </thead>
      <tbody>
        ${event.players.map(
          (player) =>
            html`<tr class=${mine.includes(player.id) ? 'mine' : ''}>
              <td>${player.number}</td>
              <th scope="row" class="text">
                <strong>${player.name}</strong>
                ${player.club === null ? nothing : html`<span class="sub">${player.club}</span>`}
              </th>
              ${groups ? html`<td class="text">${player.team ?? player.pair ?? ''}</td>` : nothing}
              <td class="text">${say(`status.${player.status}`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
