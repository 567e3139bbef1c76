/** The question: which card. The cards lie as in the hand on the table. */
import { html, type TemplateResult } from 'lit'
import type { Answering } from './answering.js'
import { picture, type ProblemParts } from './parts.js'

export function questionPart(parts: ProblemParts, { give }: Answering): TemplateResult {
  const { problem, say, card } = parts
  return html`<h3 id="question">${say('problem.question', { trick: problem.trick ?? 0 })}</h3>
    <div class="cards" part="question" role="group" aria-labelledby="question">
      ${parts
        .hand()
        .filter((one) => problem.moves.includes(one))
        .map(
          (one) =>
            html`<button type="button" aria-label=${card(one)} @click=${() => give(one)}>
              ${picture(one, parts)}
            </button>`,
        )}
    </div>`
}
