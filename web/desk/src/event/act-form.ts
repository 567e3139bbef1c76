/** Forms of the director's acts: each field is called as in the act, so what is drawn is also what is read and sent. */
import { isolated } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventPlayer } from '@stolik/elements/event/client/types'
import { currentSeries } from '@stolik/elements/event/current'
import { submittedForm, text } from '@stolik/elements/event/form'
import type { Watched } from '@stolik/elements/event/watched'
import { send } from '../form/buttons.js'
import { choice, input, tick, type Options } from '../form/draw.js'
import {
  drawAll,
  figure,
  mayBeWords,
  valuesIn,
  type ActField,
  type Fields,
  type Values,
} from '../form/values.js'
import type { DeskParts } from './parts.js'

/** Who sends acts. */
interface Acting extends Pick<DeskParts, 'say'> {
  readonly watched: Pick<Watched, 'act' | 'busy'>
}

/** How a form looks, and what stands in it besides its fields. */
export interface More {
  readonly form?: string
  readonly button?: string
  readonly above?: unknown
  readonly below?: unknown
  /** Called whenever somebody changes a field. */
  readonly input?: (form: HTMLFormElement) => void
  /** Called after the act. */
  readonly done?: () => void
}

/** A form whose button names the act. It is emptied after success. */
export function actForm<F extends Fields>(
  { watched, say }: Acting,
  code: string,
  fields: F,
  act: (values: Values<F>) => Act | null,
  { form = 'fields', button = 'button', above, below, input: changed, done }: More = {},
): TemplateResult {
  return html`<form
    class=${form}
    @input=${({ currentTarget }: InputEvent) => changed?.(currentTarget as HTMLFormElement)}
    @submit=${submit(
      { watched },
      (data) => {
        const values = valuesIn(fields, data)
        return values === null ? null : act(values)
      },
      done,
    )}
  >
    ${above}${drawAll(fields)}${below}${send(say(code), { busy: watched.busy, look: button })}
  </form>`
}

/** Handles a form: sends its act, and empties the form after success. */
export const submit =
  ({ watched }: Pick<Acting, 'watched'>, build: (data: FormData) => Act | null, done?: () => void) =>
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

/** The number of a deal, which people count from 1 and acts from 0. */
export const handNumber = ({ say }: Pick<DeskParts, 'say'>): ActField<number> => {
  const field = figure(say('desk.handNumber'))
  return {
    draw: field.draw,
    read: (data, name) => {
      const hand = field.read(data, name)
      return hand === undefined ? undefined : hand - 1
    },
  }
}

/** The reason of an act; an empty one is for the gateway to refuse. */
export const reason = ({ say }: Pick<DeskParts, 'say'>, value = ''): ActField<string> => ({
  draw: (name) => input(name, say('desk.reason'), { required: true, value }),
  read: (data, name) => text(data, name) ?? '',
})

export const clause = ({ say }: Pick<DeskParts, 'say'>): ActField<string | null> =>
  mayBeWords(say('desk.clause'))

/** A box without which the form is not sent. */
export const sure = (label: string): TemplateResult => tick('sure', label, false, { required: true })

type Event = Pick<DeskParts, 'event' | 'say'>

const playersOf = ({ event }: Event, among: (player: EventPlayer) => boolean): Options =>
  event.players
    .filter(among)
    .map(({ id, number: start, name }) => [id, `${start} ${isolated(name)}`] as const)

export const player = (
  parts: Event,
  label = parts.say('desk.player'),
  among: (player: EventPlayer) => boolean = () => true,
): ActField<string> => ({
  draw: (name) =>
    choice(name, label, [['', parts.say('desk.choose')], ...playersOf(parts, among)], { required: true }),
  read: (data, name) => text(data, name) ?? undefined,
})

/** A player, or whoever stands first in the choice. */
export const playerOr = (
  parts: Event,
  label: string,
  among: (player: EventPlayer) => boolean,
  first: { readonly id: string; readonly name: string },
): ActField<string> => ({
  draw: (name) => choice(name, label, [['', first.name], ...playersOf(parts, among)]),
  read: (data, name) => text(data, name) ?? first.id,
})

/** Series and table of a place. */
export const place = ({ event, say }: Event) => ({
  series: figure(say('arbiter.series'), currentSeries(event)?.n ?? 1),
  table: figure(say('arbiter.table')),
})
