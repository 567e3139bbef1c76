/** What a check found, in the words of the reader. */
import type { Arg } from '@stolik/core'
import type { Checked, Difference, NotRepeated, Where } from '@stolik/event/verify/difference'
import { html, nothing, type TemplateResult } from 'lit'

type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

/** How many differences are shown: most follow from the first one. */
const mostShown = 20

export function outcomePart(
  { differences, gaps, counted, hash, commitment }: Checked,
  say: Say,
): TemplateResult {
  const { draws, lists, players, deals } = counted
  const n = differences.length
  return html`<section class="outcome" role="status">
      ${
        n === 0
          ? html`<p class="equal">${say('verify.equal', { draws, lists, players })}</p>
              ${deals === 0 ? nothing : html`<p>${say('verify.deals', { n: deals })}</p>`}`
          : html`<p class="differs">${say('verify.differs', { n })}</p>
              ${n === 1 ? nothing : html`<p>${say('verify.first')}</p>`}
              <ol>
                ${differences.slice(0, mostShown).map((one) => html`<li>${differenceWords(one, say)}</li>`)}
              </ol>
              ${n > mostShown ? html`<p>${say('verify.more', { n: n - mostShown })}</p>` : nothing}`
      }
    </section>
    <section>
      <p>${say('verify.compare')}</p>
      <dl>
        <dt>${say('verify.hash')}</dt>
        <dd><code>${hash}</code></dd>
        <dt>${say('verify.commitment')}</dt>
        <dd><code>${commitment}</code></dd>
      </dl>
    </section>
    ${gaps.length === 0 ? nothing : gapsPart(gaps, say)}`
}

const gapsPart = (gaps: readonly NotRepeated[], say: Say): TemplateResult =>
  html`<section>
    <h3>${say('verify.gaps')}</h3>
    <ul>
      ${gaps.map(({ gap, series = 0, n = 0 }) => html`<li>${say(`verify.gap.${gap}`, { series, n })}</li>`)}
    </ul>
  </section>`

export function differenceWords({ check, where, path, says, gives }: Difference, say: Say): string {
  const words = { where: whereWords(where, say) || path }
  if (check === 'part') return say('verify.part', words)
  if (check === 'draw' && says === null && gives === null) return say('verify.undrawn', words)
  if (check === 'commitment' && gives === null) return say('verify.unmatched', words)
  const none = say('verify.nothing')
  return say('verify.says', {
    ...words,
    says: says ?? none,
    source: say(`verify.by.${check}`),
    gives: gives ?? none,
  })
}

/** From the wider to the narrower. */
const order = [
  'category',
  'series',
  'table',
  'chair',
  'hand',
  'player',
  'group',
  'row',
  'draw',
  'field',
] as const

const whereWords = (where: Where, say: Say): string =>
  order
    .flatMap((part) => {
      const n = where[part]
      if (n === undefined) return []
      return [say(`verify.at.${part}`, { n: part === 'chair' ? String.fromCodePoint(65 + Number(n)) : n })]
    })
    .join(', ')
