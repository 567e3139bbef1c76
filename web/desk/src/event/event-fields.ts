/** The first fields of the regulations, and those for online play. */
import { html, nothing, type TemplateResult } from 'lit'
import { inputField, type FieldParts } from './parts.js'
import { fieldTime, zoneName, zoneOf } from '@stolik/elements/event/format'
import { dropOut, speed } from '@stolik/contract/event/regulations'
import type { Regulations } from '@stolik/elements/event/client/types'

/** @param mode the place of play as chosen now: a hall has its own time zone */
export function eventFields(
  { from, say, locale }: FieldParts,
  locked: boolean,
  mode: Regulations['mode'],
): TemplateResult {
  const zone = zoneName(from.starts === 0 ? Date.now() : from.starts, locale, mode)
  const asked = (name: 'name' | 'organiser' | 'place'): TemplateResult =>
    inputField(name, say(`announce.${name}`), { required: name !== 'place', value: from[name] })
  return html`<div class="fields">
      ${asked('name')} ${asked('organiser')} ${asked('place')}
      <label
        ><span>${say('announce.starts')}${zone === null ? nothing : ` (${zone})`}</span
        ><input
          type="datetime-local"
          name="starts"
          required
          .defaultValue=${from.starts === 0 ? '' : fieldTime(from.starts, zoneOf(mode))}
      /></label>
      ${
        locked
          ? nothing
          : html`<label
              ><span>${say('announce.mode')}</span>
              <select name="mode">
                ${(['HALL', 'ONLINE', 'MIXED'] as const).map((mode) => html`<option value=${mode} ?selected=${mode === from.mode}>${say(`mode.${mode}`)}</option>`)}
              </select></label
            >`
      }
    </div>
    <label class="tick"
      ><input type="checkbox" name="open" ?checked=${from.open} /> ${say('announce.open')}</label
    ><label class="tick"
      ><input type="checkbox" name="approval" ?checked=${from.approval} /> ${say('announce.approval')}</label
    >`
}

/** The fields for online play. */
export function onlineFields({ from, say }: FieldParts): TemplateResult {
  return html`<label
      ><span>${say('rules.speed')}</span>
      <select name="speed">
        ${speed.values.map((one) => html`<option value=${one} ?selected=${one === from.speed}>${say(`speed.${one}`)}</option>`)}
      </select></label
    ><label
      ><span>${say('rules.dropOut')}</span>
      <select name="dropOut">
        ${dropOut.values.map((one) => html`<option value=${one} ?selected=${one === from.dropOut}>${say(`rules.dropOut.${one}`)}</option>`)}
      </select></label
    >`
}
