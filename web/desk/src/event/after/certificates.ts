/** A form for certificates: whose, how many, and the organiser's own text. */
import { html, type TemplateResult } from 'lit'
import { text } from '@stolik/elements/event/form'
import { send } from '../../form/buttons.js'
import { area, choice, input } from '../../form/draw.js'
import { sending } from '../../form/values.js'
import type { AfterParts } from './parts.js'

/** As `certificates.pdf` takes it. */
const longest = 600

export function certificates({ event, say, print }: AfterParts): TemplateResult {
  const rankings = rankingsOf(event)
  const make = (data: FormData): void =>
    print('certificates.pdf', {
      of: text(data, 'of') ?? 'all',
      first: text(data, 'first') ?? '',
      text: text(data, 'text') ?? '',
    })
  return html`<section class="panel stack" aria-labelledby="certificates">
    <h3 id="certificates">${say('after.certificates')}</h3>
    <p class="muted">${say('after.certificates.how')}</p>
    <form class="fields" @submit=${sending(make)}>
      ${
        rankings.length < 2
          ? ''
          : choice(
              'of',
              say('after.certificates.of'),
              rankings.map((of) => [of, say(`rules.of.${of}`)] as const),
            )
      }
      ${input('first', say('after.certificates.first'), { numeric: true, value: 3, pattern: '[1-9][0-9]{0,3}', hint: say('after.certificates.all') })}
      ${area('text', say('after.certificates.text'), { broad: true, most: longest, rows: 3 })}
      ${send(say('after.certificates.print'), { look: 'button primary fit' })}
    </form>
  </section>`
}

/** Only rankings with rows: all players, then teams, pairs and categories. */
const rankingsOf = ({ standings: { groups, categories } }: AfterParts['event']): readonly string[] => [
  'all',
  ...groups.filter(({ rows }) => rows.length > 0).map(({ rule }) => rule.kind.toLowerCase()),
  ...categories.filter(({ rows }) => rows.length > 0).map(({ category }) => category.toLowerCase()),
]
