/** The parameters of ratings, under the names in their papers. */
import { html, nothing, type TemplateResult } from 'lit'
import type { RatingCount } from '@stolik/core'
import { choice, field } from './fields.js'
import { formatFigure } from './figures.js'
import type { SchemeParts } from './types.js'

/** In the order of the form. */
export const ratingFigures = {
  glicko2: ['rating', 'deviation', 'volatility', 'tau'],
  openskill: ['mu', 'sigma', 'beta', 'tau', 'cautious'],
} as const

export function ratingFields(parts: SchemeParts, count: RatingCount): TemplateResult {
  const { say, locale } = parts
  const figures = count as unknown as Readonly<Record<string, number>>
  return html`<div class="fields">
      ${ratingFigures[count.kind].map((name) =>
        field(parts, `count.${name}`, { value: formatFigure(figures[name] ?? 0, locale), numeric: true }),
      )}
      ${
        count.kind === 'glicko2'
          ? choice(
              parts,
              'count.period',
              count.period,
              (['event', 'month'] as const).map((one) => [one, say(`rankscheme.period.${one}`)]),
            )
          : nothing
      }
    </div>
    <p class="sub">${say('rankscheme.hint.rating')}</p>`
}
