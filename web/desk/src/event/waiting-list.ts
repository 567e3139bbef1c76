/** Who waits for a place, in the order in which they move up; somebody can be moved to the head, with a reason. */
import { isolated } from '@stolik/core'
import { html, nothing } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { text } from '@stolik/elements/event/form'
import { form, playerChoice, reasonField, type DeskParts } from './parts.js'

export const waitingList = ({ event }: Pick<DeskParts, 'event'>): readonly EventPlayer[] =>
  event.players
    .filter(({ status }) => status === 'WAITING')
    .sort((a, b) => (a.waitingPlace ?? 0) - (b.waitingPlace ?? 0))

export function waiting(parts: DeskParts): unknown {
  const { say } = parts
  const list = waitingList(parts)
  if (list.length === 0) return nothing
  return html`<section class="panel stack" aria-label=${say('desk.waiting', { n: list.length })}>
    <h3>${say('desk.waiting', { n: list.length })}</h3>
    <ol class="numbered">
      ${list.map(({ number, name, club }) => html`<li>${number} ${isolated(name)}${club === null ? nothing : ` · ${club}`}</li>`)}
    </ol>
    ${
      list.length === 1
        ? nothing
        : form(
            parts,
            'desk.advance',
            (data) => {
              const player = text(data, 'player')
              return player === null ? null : { advance: { player, reason: text(data, 'reason') ?? '' } }
            },
            html`${playerChoice(parts, 'player', say('desk.player'), ({ id, status }) => status === 'WAITING' && id !== list[0]?.id)}${reasonField(parts)}`,
          )
    }
  </section>`
}
