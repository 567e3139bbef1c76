/** The entries that wait for the director, reviewed in one go and answered together. */
import { html, nothing, type TemplateResult } from 'lit'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { button, folded } from '../form/buttons.js'
import { tick } from '../form/draw.js'
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
            ${waiting.length === 1 ? nothing : all(say('desk.all', { n: waiting.length }))}
            <ul class="plain">
              ${waiting.map(
                (player) =>
                  html`<li>
                    ${tick('player', entrantLine(player), waiting.length === 1, { value: player.id })}
                  </li>`,
              )}
            </ul>
            <div class="row">
              ${button(say('desk.approve'), (event) => answered(event, approve), { look: 'button primary', busy })}
              ${button(say('desk.decline'), (event) => answered(event, decline), { busy })}
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

const entrantLine = ({ name, club, team, pair }: EventPlayer): string =>
  [name, club, team, pair].filter((one) => one !== null).join(' · ')

const boxesOf = (inForm: EventTarget | null): readonly HTMLInputElement[] => [
  ...((inForm as HTMLElement | null)?.closest('form')?.querySelectorAll<HTMLInputElement>('[name=player]') ??
    []),
]

/** A box that ticks all, or none. */
const all = (words: string): TemplateResult =>
  tick('', words, false, {
    change: (_, target) => {
      for (const box of boxesOf(target)) box.checked = (target as HTMLInputElement).checked
    },
  })

/** With nothing chosen, nothing is sent: the first box is focused to show that one must choose. */
function answered({ target }: Event, answer: (players: readonly string[]) => void): void {
  const boxes = boxesOf(target)
  const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value)
  if (chosen.length === 0) boxes[0]?.focus()
  else answer(chosen)
}
