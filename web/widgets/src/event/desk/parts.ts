/** What the sections of the direction's desk share: the event, its secrets, and how something is done. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '../client/acts.js'
import type { At } from '../client/client.js'
import type { Entries, EventShown } from '../client/types.js'
import { sent } from '../form.js'
import type { Speaker } from '../speaker.js'
import type { Watched } from '../watched.js'

export interface DeskParts extends Speaker {
  readonly watched: Watched
  readonly event: EventShown
  /** Cards and keys; null until they have come. */
  readonly entries: Entries | null
  /** The address of the event's page. */
  readonly href: string
  readonly tableHref: string | null
  /** Opens a paper that only the direction may have. */
  readonly print: (file: string) => void
  /** Which table is looked at. */
  readonly at: At | null
  readonly choose: (at: At | null) => void
}

/** Handles a form: does what it says and empties it when that is done. */
export const submit =
  ({ watched }: Pick<DeskParts, 'watched'>, build: (data: FormData) => Act | null) =>
  (event: SubmitEvent): void => {
    const form = sent(event)
    const act = form === null ? null : build(form.data)
    if (form === null || act === null) return
    void watched.act(act).then((answer) => {
      if (answer !== null && 'done' in answer) form.form.reset()
    })
  }

/** A button that does one thing. */
export const does = (
  { watched, say }: Pick<DeskParts, 'watched' | 'say'>,
  code: string,
  act: Act,
  primary = false,
): TemplateResult =>
  html`<button
    type="button"
    class=${primary ? 'button primary' : 'button'}
    ?disabled=${watched.busy}
    @click=${() => void watched.act(act)}
  >
    ${say(code)}
  </button>`

export const playerName = (event: EventShown, id: string): string => {
  const player = event.players.find((one) => one.id === id)
  return player === undefined ? id : `${player.number} ${player.name}`
}

/** A choice of a player. */
export function playerChoice(
  { event, say }: Pick<DeskParts, 'event' | 'say'>,
  name: string,
  label: string,
  among: (player: EventShown['players'][number]) => boolean = () => true,
): TemplateResult {
  return html`<label
    ><span>${label}</span>
    <select name=${name} required>
      <option value="">${say('desk.choose')}</option>
      ${event.players
        .filter(among)
        .map(({ id, number, name: called }) => html`<option value=${id}>${number} ${called}</option>`)}
    </select></label
  >`
}

export const field = (
  name: string,
  label: string,
  more: { readonly required?: boolean; readonly value?: string; readonly numeric?: boolean } = {},
): TemplateResult =>
  html`<label
    ><span>${label}</span
    ><input
      name=${name}
      autocomplete="off"
      inputmode=${more.numeric === true ? 'decimal' : nothing}
      ?required=${more.required ?? false}
      .defaultValue=${more.value ?? ''}
  /></label>`
