/** Questions before the first card: which cards to put away, and what to call. Loaded when a problem asks one. */
import { html, type TemplateResult } from 'lit'
import type { Answering } from './answering.js'
import type { ProblemParts } from './parts.js'

export const choicePart = (parts: ProblemParts, answers: Answering): TemplateResult =>
  parts.problem.kind === 'call' ? callPart(parts, answers) : discardPart(parts, answers)

function callPart({ problem, say, move }: ProblemParts, { give }: Answering): TemplateResult {
  return html`<h3 id="question">${say('problem.question.call')}</h3>
    <div class="row moves" part="question" role="group" aria-labelledby="question">
      ${problem.moves.map(
        (one) => html`<button class="button" type="button" @click=${() => give(one)}>${move(one)}</button>`,
      )}
    </div>`
}

/** The move that puts away exactly these cards. */
const moveOf = (moves: readonly string[], picked: readonly string[]): string | undefined =>
  moves.find((move) => {
    const cards = move.split('+')
    return cards.length === picked.length && cards.every((card) => picked.includes(card))
  })

/** The cards are picked on the table. */
function discardPart({ problem, say }: ProblemParts, { picked, give }: Answering): TemplateResult {
  const chosen = moveOf(problem.moves, picked)
  return html`<h3>${say('problem.question.discard', { next: problem.next ?? '' })}</h3>
    <div class="row">
      <button
        class="button put"
        type="button"
        ?disabled=${chosen === undefined}
        @click=${() => chosen !== undefined && give(chosen)}
      >
        ${say('problem.putAway')}
      </button>
    </div>`
}
