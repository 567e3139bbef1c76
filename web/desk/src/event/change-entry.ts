/** Changes an entry: a misspelt name, another club, a category. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Entrant } from '@stolik/elements/event/client/acts'
import type { EntrantEvent } from '@stolik/elements/event/public/register'
import { playerName, type DeskParts } from './parts.js'

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
            ><button type="button" class="quiet" @click=${() => edit(null)}>
              ${say('desk.keep')}
            </button></stolik-register
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
