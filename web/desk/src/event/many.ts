/** A list of people with a box each, of whom many are dealt with in one act. */
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { tick } from '../form/draw.js'
import type { DeskParts } from './parts.js'

export const entrantLine = ({ name, club, team, pair }: EventPlayer): string =>
  [name, club, team, pair].filter((one) => one !== null).join(' · ')

/** Draws a box for each player, and one for all of them. Each box stays with its player when others come or go. */
export const boxes = (
  { say }: Pick<DeskParts, 'say'>,
  players: readonly EventPlayer[],
  on: boolean,
  line: (player: EventPlayer) => string = entrantLine,
): TemplateResult =>
  html`${players.length === 1 ? nothing : all(say('desk.all', { n: players.length }), on)}
    <ul class="plain">
      ${repeat(
        players,
        ({ id }) => id,
        (player) =>
          html`<li>${tick('player', line(player), on || players.length === 1, { value: player.id })}</li>`,
      )}
    </ul>`

const boxesOf = (inForm: EventTarget | null): readonly HTMLInputElement[] => [
  ...((inForm as HTMLElement | null)?.closest('form')?.querySelectorAll<HTMLInputElement>('[name=player]') ??
    []),
]

/** A box that ticks all, or none. */
const all = (words: string, on: boolean): TemplateResult =>
  tick('', words, on, {
    change: (_, target) => {
      for (const box of boxesOf(target)) box.checked = (target as HTMLInputElement).checked
    },
  })

/** With nobody ticked, nothing is sent: the first box is focused to show that one must choose. */
export function ticked({ target }: Event, send: (players: readonly string[]) => void): void {
  const every = boxesOf(target)
  const chosen = every.filter(({ checked }) => checked).map(({ value }) => value)
  if (chosen.length === 0) every[0]?.focus()
  else send(chosen)
}
