/** Who wins before each trick, with all cards open: known at once, long before the rest; then what the settlement would give. */
import { signed, type AnalysedCard } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
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
        ({ trick, reached, step, score }) =>
          html`<li>
            <button
              type="button"
              class="button"
              title=${say(`analysis.verdict.${reached}`)}
              @click=${() => go(step)}
            >
              <span class="visually-hidden">${verdict(trick, reached, score, say)}</span>
              <span aria-hidden="true"
                >${trick}<span class=${reached ? 'won' : 'lost'}></span>${
                  score === null ? nothing : html` <span class="small">${signed(score)}</span>`
                }</span
              >
            </button>
          </li>`,
      )}
    </ol>`
}

/** The same for a screen reader. */
function verdict(trick: number, reached: boolean, score: number | null, say: Say): string {
  const winner = say('analysis.verdict', { trick, won: String(reached) })
  return score === null ? winner : `${winner}, ${say('analysis.score', { score: signed(score) })}`
}
