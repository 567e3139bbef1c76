/** The value of a result, and which results count. */
import { html, nothing, type TemplateResult } from 'lit'
import type { PlaceScale, PointCount } from '@stolik/core'
import { choice, field } from './fields.js'
import { formatFigure, formatPercent, formatScale } from './figures.js'
import { ratingFields } from './rating-fields.js'
import type { SchemeParts } from './types.js'

export function countFields(parts: SchemeParts): TemplateResult {
  const { say, draft } = parts
  const { count, decimals } = draft.scheme
  return html`${choice(
      parts,
      'count.kind',
      count.kind,
      (['points', 'glicko2', 'openskill'] as const).map((kind) => [kind, say(`rankscheme.count.${kind}`)]),
      say(`rankscheme.hint.count.${count.kind}`),
    )}
    ${count.kind === 'points' ? pointFields(parts, count) : ratingFields(parts, count)}
    <div class="fields">${field(parts, 'decimals', { value: String(decimals), numeric: true })}</div>`
}

function pointFields(parts: SchemeParts, count: PointCount): TemplateResult {
  const { say, locale } = parts
  const { of, value, take, best, decay, carry, bonus } = count
  const isSum = take === 'sum'
  const bonusField = (of: 'event' | 'victory'): unknown =>
    isSum || bonus !== undefined
      ? field(parts, `count.bonus.${of}`, {
          ...{ value: bonus === undefined ? '' : formatFigure(bonus[of], locale), numeric: true },
          hint: say('rankscheme.hint.bonus'),
        })
      : nothing
  return html`<div class="fields">
      ${choice(
        parts,
        'count.of',
        of,
        (['event', 'list'] as const).map((one) => [one, say(`rankscheme.of.${one}`)]),
      )}
      ${choice(
        parts,
        'count.value.kind',
        value.kind,
        (['points', 'small', 'place', 'hand'] as const).map((one) => [one, say(`rankscheme.value.${one}`)]),
      )}
      ${valueFields(parts, value)}
    </div>
    <div class="fields">
      ${choice(
        parts,
        'count.take',
        take,
        (['sum', 'mean'] as const).map((one) => [one, say(`rankscheme.take.${one}`)]),
      )}
      ${field(parts, 'count.best', { value: best === null ? '' : String(best), numeric: true, hint: say('rankscheme.hint.best') })}
      ${
        !isSum && carry === null
          ? nothing
          : field(parts, 'count.carry', {
              ...{ value: carry === null ? '' : formatPercent(carry, locale), numeric: true },
              hint: say('rankscheme.hint.carry'),
            })
      }
    </div>
    <div class="fields">${bonusField('event')} ${bonusField('victory')}</div>
    <div class="fields">
      ${choice(parts, 'count.decay.every', decay?.every ?? '', [
        ['', say('rankscheme.decay.none')],
        ['month', say('rankscheme.decay.month')],
        ['event', say('rankscheme.decay.event')],
      ])}
      ${
        decay === null
          ? nothing
          : field(parts, 'count.decay.factor', {
              ...{ value: formatPercent(decay.factor, locale), numeric: true },
              hint: say('rankscheme.hint.decay'),
            })
      }
    </div>`
}

function valueFields(parts: SchemeParts, value: PointCount['value']): unknown {
  const { say, locale } = parts
  if (value.kind === 'hand')
    return field(parts, 'count.value.floor', { value: formatFigure(value.floor, locale), numeric: true })
  if (value.kind !== 'place') return nothing
  return html`${field(parts, 'count.value.scale', {
    value: formatScale(value.scale, locale),
    hint: say('rankscheme.hint.scale'),
  })}
  ${behindFields(parts, 'count.value', value)}`
}

/** What places beyond the scale are worth, and shared ones. */
export function behindFields(parts: SchemeParts, path: string, places: PlaceScale): TemplateResult {
  const { say, locale } = parts
  const options = (['mean', 'best'] as const).map((one) => [one, say(`rankscheme.shareTies.${one}`)] as const)
  return html`${field(parts, `${path}.behind`, { value: formatFigure(places.behind, locale), numeric: true })}
  ${choice(parts, `${path}.shareTies`, places.shareTies, options)}`
}
