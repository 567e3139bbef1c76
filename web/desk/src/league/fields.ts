/** Fields and buttons of the desk's forms. */
import { hallZone } from './zone.js'
import { html, nothing, type TemplateResult } from 'lit'
import { fieldTime, readFieldTime } from '@stolik/elements/event/format'
import { text } from '@stolik/elements/event/form'
import type { DeskParts } from './element.js'

export const field = (
  label: string,
  name: string,
  value: string | number,
  more: { readonly type?: string; readonly max?: number; readonly required?: boolean } = {},
): TemplateResult =>
  html`<label
    ><span>${label}</span
    ><input
      name=${name}
      type=${more.type ?? 'text'}
      inputmode=${more.type === undefined && typeof value === 'number' ? 'decimal' : nothing}
      maxlength=${more.max ?? nothing}
      ?required=${more.required ?? false}
      autocomplete="off"
      .defaultValue=${String(value)}
  /></label>`

export const timeField = (label: string, name: string, at: number | null): TemplateResult =>
  field(label, name, at === null ? '' : fieldTime(at, hallZone), { type: 'datetime-local' })

/** Reads a time in the halls' zone; null where none was given. */
export function timeIn(data: FormData, name: string): number | null {
  const at = readFieldTime(text(data, name) ?? '', hallZone)
  return Number.isNaN(at) ? null : at
}

export const reasonField = ({ say }: Pick<DeskParts, 'say'>, required = true): TemplateResult =>
  field(say('leaguedesk.reason'), 'reason', '', { max: 2000, required })

export const select = (
  label: string,
  name: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen: string,
): TemplateResult =>
  html`<label
    ><span>${label}</span
    ><select name=${name}>
      ${options.map(([value, said]) => html`<option value=${value} ?selected=${value === chosen}>${said}</option>`)}
    </select></label
  >`

export const tick = (label: string, name: string, isOn: boolean, value = 'on'): TemplateResult =>
  html`<label class="tick"
    ><input type="checkbox" name=${name} value=${value} .defaultChecked=${isOn} /><span>${label}</span></label
  >`

/** A button that opens its form below it, and closes it again. */
export const opener = (
  { opened, open, busy }: Pick<DeskParts, 'opened' | 'open' | 'busy'>,
  form: string,
  label: string,
  about = '',
): TemplateResult =>
  html`<button
    type="button"
    class="button"
    aria-expanded=${opened === form ? 'true' : 'false'}
    aria-label=${about === '' ? nothing : `${label}: ${about}`}
    ?disabled=${busy}
    @click=${() => open(opened === form ? '' : form)}
  >
    ${label}
  </button>`

export const submit = ({ busy }: Pick<DeskParts, 'busy'>, label: string): TemplateResult =>
  html`<div><button class="button primary" ?disabled=${busy}>${label}</button></div>`
