/** The entries that wait for the director, reviewed in one go and answered together. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { button, folded } from '../form/buttons.js'
import { boxes, entrantLine, ticked } from './many.js'
import type { DeskParts } from './parts.js'

export const pending = ({ event }: Pick<DeskParts, 'event'>): readonly EventPlayer[] =>
  event.players.filter(({ status }) => status === 'PENDING')

export function approvals(parts: DeskParts): unknown {
  const { say, watched, event } = parts
  const waiting = pending(parts)
  const declined = event.players.filter(({ status }) => status === 'DECLINED')
  if (waiting.length === 0 && declined.length === 0) return nothing
  const { busy } = watched
  const approve = (players: readonly string[]): void => void watched.act({ approve: { players } })
  const decline = (players: readonly string[]): void => void watched.act({ decline: { players } })
  return html`<section class="panel stack" aria-label=${say('desk.approvals')}>
    <h3>${say('desk.pending', { n: waiting.length })}</h3>
    ${
      waiting.length === 0
        ? nothing
        : html`<form class="stack" @submit=${(event: SubmitEvent) => event.preventDefault()}>
            ${boxes(parts, waiting, false)}
            <div class="row">
              ${button(say('desk.approve'), (event) => ticked(event, approve), { look: 'button primary', busy })}
              ${button(say('desk.decline'), (event) => ticked(event, decline), { busy })}
            </div>
          </form>`
    }
    ${declined.length === 0 ? nothing : folded(say('desk.declined', { n: declined.length }), taken(parts, declined, approve))}
  </section>`
}

/** Lists declined entries, which can still be approved. */
const taken = (
  { say, watched }: DeskParts,
  declined: readonly EventPlayer[],
  approve: (players: readonly string[]) => void,
): TemplateResult =>
  html`<ul class="plain">
    ${declined.map(
      (player) =>
        html`<li class="row spread">
          <span>${entrantLine(player)}</span>
          ${button(say('desk.approveAfterAll'), () => approve([player.id]), {
            look: 'quiet',
            label: say('desk.approveOf', { name: player.name }),
            busy: watched.busy,
          })}
        </li>`,
    )}
  </ul>`
