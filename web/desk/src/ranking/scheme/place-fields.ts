/** Who gets a place, how ties are broken, and rankings of categories beside the overall one. */
import { html, nothing, type TemplateResult } from 'lit'
import type { RankedAge, RankedCategory, RankingTieBreak } from '@stolik/core'
import { choice, field, lines, tick, ticks } from './fields.js'
import { formatPercent } from './figures.js'
import type { SchemeParts } from './types.js'

export const tieBreaks: readonly RankingTieBreak[] = [
  ...(['points', 'small', 'wins', 'seconds', 'won', 'lost', 'events', 'best', 'mean'] as const),
  ...(['direct', 'older', 'younger', 'lot'] as const),
]
export const categories: readonly RankedCategory[] = ['women', 'junior', 'senior']

export function placeFields(parts: SchemeParts): TemplateResult {
  const { say, locale, draft } = parts
  const { count, players } = draft.scheme
  const { events, lists: least, hands, share, rounds = 0 } = count.minimum
  const figure = (name: string, value: number): TemplateResult =>
    field(parts, `count.minimum.${name}`, { value: String(value), numeric: true })
  return html`<p class="sub">${say('rankscheme.hint.minimum')}</p>
    <div class="fields">
      ${figure('events', events)} ${figure('lists', least)} ${figure('hands', hands)}
      ${field(parts, 'count.minimum.share', { value: formatPercent(share, locale), numeric: true })}
      ${field(parts, 'count.minimum.rounds', { value: formatPercent(rounds, locale), numeric: true })}
    </div>
    ${tick(parts, 'players.licensed', players.licensed)}
    ${lines(parts, 'players.clubs', players.clubs, say('rankscheme.hint.clubs'))}
    <div class="fields">
      ${choice(parts, 'players.transfers', players.transfers ?? '', [
        ['', say('rankscheme.transfers.event')],
        ['day', say('rankscheme.transfers.day')],
        ['season', say('rankscheme.transfers.season')],
      ])}
    </div>`
}

/** A field for each chosen tie-break, and one more. */
export function tieBreakFields(parts: SchemeParts): TemplateResult {
  const { say, draft } = parts
  const { tieBreaks: now, seed = '' } = draft.scheme
  const options = tieBreaks.map((one) => [one, say(`rankscheme.tie.${one}`)] as const)
  return html`<p class="sub">${say('rankscheme.hint.ties')}</p>
    <div class="fields">
      ${Array.from({ length: Math.min(tieBreaks.length, now.length + 1) }, (_, i) =>
        choice(parts, `tieBreaks.${i + 1}`, now[i] ?? '', [['', '–'], ...options]),
      )}
      ${
        now.includes('lot')
          ? field(parts, 'seed', { value: seed, required: true, hint: say('rankscheme.hint.seed') })
          : nothing
      }
    </div>`
}

const ages: readonly RankedAge[] = ['youngest', 'oldest']

export const categoryFields = (parts: SchemeParts): TemplateResult =>
  html`${ticks(
    parts,
    'categories',
    parts.draft.scheme.categories,
    categories.map((one) => [one, parts.say(`ranking.category.${one}`)]),
  )}
  ${ticks(
    parts,
    'ages',
    parts.draft.scheme.ages ?? [],
    ages.map((one) => [one, parts.say(`rankscheme.age.${one}`)]),
    parts.say('rankscheme.hint.ages'),
  )}`
