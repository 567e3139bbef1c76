/** Name and season of a ranking, and the profiles of rules that its events use. */
import { html, nothing, type TemplateResult } from 'lit'
import { gameName } from '@stolik/elements/element/game-names'
import { keptName } from '@stolik/elements/rule-sets/kept-name'
import { field, ticks } from './fields.js'
import type { SchemeParts } from './types.js'

/** @param id the short name in addresses, which only a new ranking needs; null for an existing one */
export function basicsFields(parts: SchemeParts, id: string | null): TemplateResult {
  const { say, locale, profiles, own, draft } = parts
  const { name, game, season, profiles: chosen, window } = draft.scheme
  // A profile that no longer exists stays in the choice until somebody removes it.
  const offered = [...new Set([...profiles, ...own.keys(), ...chosen])]
  return html`<div class="fields">
      ${field(parts, 'name', { value: name, required: true })}
      ${
        id === null
          ? nothing
          : field(parts, 'id', { value: id, required: true, hint: say('rankscheme.hint.id') })
      }
      ${field(parts, 'season.from', { value: season.from, required: true, type: 'date' })}
      ${field(parts, 'season.until', { value: season.until, required: true, type: 'date' })}
      ${field(parts, 'window', { value: window === undefined ? '' : String(window), numeric: true, hint: say('rankscheme.hint.window') })}
    </div>
    ${ticks(
      parts,
      'profiles',
      chosen,
      offered.map((profile) => {
        const name = own.get(profile)
        const rules = gameName(locale, game, profile).profile
        return [profile, name === undefined ? rules : keptName(name, rules)]
      }),
    )}`
}
