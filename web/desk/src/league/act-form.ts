/** Forms of the acts of a league: each field is called as in the act. */
import type { LeagueAct } from './client.js'
import { html, nothing, type TemplateResult } from 'lit'
import { text } from '@stolik/elements/event/form'
import { fieldTime, readFieldTime, zoneOf } from '@stolik/elements/event/format'
import { button, send } from '../form/buttons.js'
import { input } from '../form/draw.js'
import { drawAll, sending, valuesIn, type ActField, type Fields, type Values } from '../form/values.js'
import type { DeskParts } from './element.js'

/** Matches are played in halls: their times are in the halls' zone, wherever the association works. */
export const hallZone = zoneOf('HALL')

export const timeField = (label: string, name: string, at: number | null): TemplateResult =>
  input(name, label, { type: 'datetime-local', value: at === null ? '' : fieldTime(at, hallZone) })

/** Reads a time in the halls' zone; null where there is none. */
export function timeIn(data: FormData, name: string): number | null {
  const at = readFieldTime(text(data, name) ?? '', hallZone)
  return Number.isNaN(at) ? null : at
}

export const time = (label: string, at: number | null): ActField<number | null> => ({
  draw: (name) => timeField(label, name, at),
  read: timeIn,
})

/** An empty reason is for the gateway to refuse. */
export const reason = ({ say }: Pick<DeskParts, 'say'>): ActField<string> => ({
  draw: (name) => input(name, say('leaguedesk.reason'), { most: 2000, required: true }),
  read: (data, name) => text(data, name) ?? '',
})

/** A button that opens its form below it, and closes it again. */
export const opener = (
  { opened, open, busy }: Pick<DeskParts, 'opened' | 'open' | 'busy'>,
  form: string,
  label: string,
  about = '',
): TemplateResult =>
  button(label, () => open(opened === form ? '' : form), {
    open: opened === form,
    busy,
    label: about === '' ? undefined : `${label}: ${about}`,
  })

/** The button that sends a form, in a line of its own. */
export const submit = ({ busy }: Pick<DeskParts, 'busy'>, label: string): TemplateResult =>
  html`<div>${send(label, { busy })}</div>`

/** @param kind names the button and what is said afterwards */
export const actForm = <F extends Fields>(
  parts: DeskParts,
  kind: string,
  fields: F,
  act: (values: Values<F>) => LeagueAct,
  above: unknown = nothing,
): TemplateResult =>
  html`<form
    class="stack panel"
    @submit=${sending((data) => {
      const values = valuesIn(fields, data)
      if (values !== null) void parts.act(act(values), `leaguedesk.done.${kind}`)
    })}
  >
    ${above}
    <div class="fields">${drawAll(fields)}</div>
    ${submit(parts, parts.say(`leaguedesk.${kind}Now`))}
  </form>`
