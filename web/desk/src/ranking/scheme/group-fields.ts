/** Teams with their best members, and divisions with promotion and relegation. */
import { html, nothing, type TemplateResult } from 'lit'
import type { TeamCount } from '@stolik/core'
import { behindFields } from './count-fields.js'
import { choice, field } from './fields.js'
import { formatScale } from './figures.js'
import type { SchemeParts } from './types.js'

export function teamFields(parts: SchemeParts): TemplateResult {
  const { say, draft } = parts
  const { teams } = draft.scheme
  return html`<div class="fields">
    ${choice(parts, 'teams.of', teams?.of ?? '', [
      ['', say('rankscheme.teams.none')],
      ['club', say('rankscheme.teams.club')],
      ['team', say('rankscheme.teams.team')],
      ['pair', say('rankscheme.teams.pair')],
    ])}
    ${
      teams === null
        ? nothing
        : html`${choice(parts, 'teams.per', teams.per, [
            ['event', say('rankscheme.per.event')],
            ['series', say('rankscheme.per.series')],
            ['season', say('rankscheme.per.season')],
          ])}
          ${field(parts, 'teams.counting', { value: String(teams.counting), numeric: true })}
          ${teams.per !== 'season' || teams.guests !== undefined ? guestsField(parts, teams) : nothing}
          ${teams.per !== 'season' || teams.places !== undefined ? placesFields(parts, teams) : nothing}`
    }
  </div>`
}

const guestsField = (parts: SchemeParts, { guests }: TeamCount): TemplateResult =>
  field(parts, 'teams.guests', {
    ...{ value: guests === undefined ? '' : String(guests), numeric: true },
    hint: parts.say('rankscheme.hint.guests'),
  })

const placesFields = (parts: SchemeParts, { places }: TeamCount): TemplateResult =>
  html`${field(parts, 'teams.places.scale', {
    value: places === undefined ? '' : formatScale(places.scale, parts.locale),
    hint: parts.say('rankscheme.hint.places'),
  })}
  ${places === undefined ? nothing : behindFields(parts, 'teams.places', places)}`

/** The last division holds everybody else, so it has no size. */
export function divisionFields(parts: SchemeParts): TemplateResult {
  const { say, draft } = parts
  const { divisions } = draft.scheme
  const most = 9
  const counts = [0, ...Array.from({ length: most - 1 }, (_, i) => i + 2)]
  return html`<p class="sub">${say('rankscheme.hint.divisions')}</p>
    <div class="fields">
      ${choice(
        parts,
        'divisions.count',
        String(divisions?.names.length ?? 0),
        [...new Set([...counts, divisions?.names.length ?? 0])].map((n) => [
          String(n),
          n === 0 ? say('rankscheme.divisions.none') : String(n),
        ]),
      )}
      ${
        divisions === null
          ? nothing
          : field(parts, 'divisions.moving', { value: String(divisions.moving), numeric: true })
      }
    </div>
    ${
      divisions?.names.map(
        (name, i) =>
          html`<div class="fields">
            ${field(parts, `divisions.names.${i + 1}`, { value: name, required: true })}
            ${
              i === divisions.names.length - 1
                ? html`<p class="sub">${say('rankscheme.divisions.rest')}</p>`
                : field(parts, `divisions.sizes.${i + 1}`, {
                    ...{ value: String(divisions.sizes[i] ?? ''), numeric: true, required: true },
                  })
            }
          </div>`,
      ) ?? nothing
    }`
}
