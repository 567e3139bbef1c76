/** Who wins before each trick, with all cards open: known at once, long before the rest. */
import type { AnalysedCard } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { Say } from './say.js'

export function verdictsPart(
  cards: readonly AnalysedCard[],
  say: Say,
  go: (step: number) => void,
): TemplateResult {
  const leads = cards.filter(({ trick }, n) => cards[n - 1]?.trick !== trick)
  return html`<h4 id="verdicts">${say('analysis.verdicts')}</h4>
    <ol class="verdicts" aria-labelledby="verdicts">
      ${leads.map(
        ({ trick, reached, step }) =>
          html`<li>
            <button
              type="button"
              class="button"
              aria-label=${say('analysis.verdict', { trick, won: String(reached) })}
              title=${say(`analysis.verdict.${reached}`)}
              @click=${() => go(step)}
            >
              ${trick}<span class=${reached ? 'won' : 'lost'}></span>
            </button>
          </li>`,
      )}
    </ol>`
}
