/** Shared by the sections of the director's desk: the event, its secrets, and helpers for acts. */
import { isolated } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { At } from '@stolik/elements/event/client/client'
import type { Entries, EventPlayer, EventShown, Regulations } from '@stolik/elements/event/client/types'
import { submittedForm } from '@stolik/elements/event/form'
import { currentSeries } from '@stolik/elements/event/current'
import type { Speaker } from '@stolik/elements/event/speaker'
import type { Watched } from '@stolik/elements/event/watched'
import type { Cash } from './cash.js'
import type { Section } from './sections.js'

export interface DeskParts extends Speaker {
  readonly watched: Watched
  readonly event: EventShown
  /** Whether the viewer is a director, who may do everything. Otherwise they make rulings, or check in at the door. */
  readonly directs: boolean
  /** Cards, keys and private data of players, for the director alone; null until loaded. */
  readonly entries: Entries | null
  /** What came in and went out, for the director alone; null until loaded, and without a fee. */
  readonly cash: Cash | null
  /** Fetches the entries again. */
  readonly refresh: () => void
  /** The player whose entry is being changed. */
  readonly editing: string | null
  readonly edit: (player: string | null) => void
  /** The search text for entries. */
  readonly sought: string
  readonly seek: (text: string) => void
  /** The address of the event's page. */
  readonly href: string
  readonly tableHref: string | null
  /** The address of the page for announcing an event. */
  readonly newHref: string | null
  /** Downloads the regulations as a file. */
  readonly saveRegulations: () => void
  readonly lang: string
  readonly server: string
  /** Opens a paper that only the director may have. */
  readonly print: (file: string) => void
  /** The chosen table. */
  readonly at: At | null
  readonly choose: (at: At | null) => void
  /** Goes to another section. */
  readonly go: (section: Section) => void
}

type Doing = Pick<DeskParts, 'watched'>

/** Handles a form: sends its act, and empties the form after success. */
export const submit =
  ({ watched }: Doing, build: (data: FormData) => Act | null, done?: () => void) =>
  (event: SubmitEvent): void => {
    const form = submittedForm(event)
    const act = form === null ? null : build(form.data)
    if (form === null || act === null) return
    void watched.act(act).then((answer) => {
      if (answer === null || 'refused' in answer) return
      form.form.reset()
      done?.()
    })
  }

/** A form of a few fields, whose button names the act. */
export const form = (
  { watched, say }: Pick<DeskParts, 'watched' | 'say'>,
  code: string,
  build: (data: FormData) => Act | null,
  fields: unknown,
): TemplateResult =>
  html`<form class="fields" @submit=${submit({ watched }, build)}>
    ${fields}<button class="button" ?disabled=${watched.busy}>${say(code)}</button>
  </form>`

/** A folded part for things that are rarely needed. */
export const foldedPart = (title: string, body: unknown): TemplateResult =>
  html`<details>
    <summary>${title}</summary>
    ${body}
  </details>`

/** A button for one act. */
export const actButton = (
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

/** Whether nothing of the event can change any more: its result is final, or it is cancelled. */
export const isOver = ({ phase }: EventShown): boolean => phase === 'FINAL' || phase === 'CANCELLED'

export const playerName = (event: EventShown, id: string): string => {
  const player = event.players.find((one) => one.id === id)
  return player === undefined ? id : `${player.number} ${isolated(player.name)}`
}

/** Returns the number of undecided protests. */
export const openProtests = ({ protests }: EventShown): number =>
  protests.filter(({ status }) => status === 'OPEN' || status === 'APPEALED').length

/** A select for a player. */
export function playerChoice(
  { event, say }: Pick<DeskParts, 'event' | 'say'>,
  name: string,
  label: string,
  among: (player: EventPlayer) => boolean = () => true,
  none?: string,
): TemplateResult {
  return html`<label
    ><span>${label}</span>
    <select name=${name} ?required=${none === undefined}>
      <option value="">${none ?? say('desk.choose')}</option>
      ${event.players
        .filter(among)
        .map(
          ({ id, number, name: called }) => html`<option value=${id}>${number} ${isolated(called)}</option>`,
        )}
    </select></label
  >`
}

export const inputField = (
  name: string,
  label: string,
  more: {
    readonly required?: boolean
    readonly value?: string
    readonly numeric?: boolean
    readonly pattern?: string
  } = {},
): TemplateResult =>
  html`<label
    ><span>${label}</span
    ><input
      name=${name}
      autocomplete="off"
      inputmode=${more.numeric === true ? 'decimal' : nothing}
      pattern=${more.pattern ?? nothing}
      ?required=${more.required ?? false}
      .defaultValue=${more.value ?? ''}
  /></label>`

export const reasonField = ({ say }: Pick<DeskParts, 'say'>, value = ''): TemplateResult =>
  inputField('reason', say('desk.reason'), { required: true, value })

/** Fields for a table: `series` and `table`. */
export const tableFields = ({ event, say }: Pick<DeskParts, 'event' | 'say'>): TemplateResult =>
  html`${inputField('series', say('arbiter.series'), { required: true, numeric: true, value: String(currentSeries(event)?.n ?? 1) })}
  ${inputField('table', say('arbiter.table'), { required: true, numeric: true })}`

export interface FieldParts extends Speaker {
  /** The initial values of the form. */
  readonly from: Regulations
}
