/** A question of the trainer: what the player knows, their cards, and the choices. */
import type { TrainerQuestion } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { picture, type TrainerParts } from './parts.js'

export interface Answering {
  readonly question: TrainerQuestion
  /** The cards and the choice taken so far. */
  readonly away: readonly string[]
  readonly choice: string
  readonly isJudging: boolean
  /** It has been answered and judged: it is only shown. */
  readonly isOver: boolean
}

export interface Acts {
  readonly take: (card: string) => void
  readonly choose: (choice: string) => void
  readonly answer: () => void
}

export function questionPart(now: Answering, acts: Acts, parts: TrainerParts): TemplateResult {
  const { question, isJudging, isOver } = now
  const { inWords, say } = parts
  return html`<div class="question" part="question">
    <p>${question.known.map(inWords).join(' ')}</p>
    <h3 id="question" tabindex="-1">${inWords(question.ask)}</h3>
    ${cards(now, acts, parts)} ${isOver ? nothing : choices(now, acts, parts)}
    ${isJudging ? html`<p role="status">${say('trainer.judging')}</p>` : nothing}
  </div>`
}

/** The cards lie, or are taken where some have to be put away. */
function cards({ question, away, isOver }: Answering, acts: Acts, parts: TrainerParts): TemplateResult {
  const label = parts.say('trainer.cards')
  const lie = question.cards.length > 10 ? 'cards many' : 'cards'
  if (question.away === 0 || isOver)
    return html`<ul class=${lie} aria-label=${label}>
      ${question.cards.map(
        (card) =>
          html`<li class=${away.includes(card) ? 'away' : ''}>${picture(card, parts, parts.card(card))}</li>`,
      )}
    </ul>`
  return html`<div class=${lie} role="group" aria-label=${label}>
    ${question.cards.map(
      (card) =>
        html`<button
          type="button"
          aria-pressed=${away.includes(card)}
          aria-label=${parts.card(card)}
          @click=${() => acts.take(card)}
        >
          ${picture(card, parts)}
        </button>`,
    )}
  </div>`
}

function choices(
  { question, away, choice, isJudging }: Answering,
  acts: Acts,
  parts: TrainerParts,
): TemplateResult {
  const { inWords, say } = parts
  const hasCards = question.away > 0
  return html`${
      hasCards
        ? html`<p role="status">${say('trainer.chosen', { n: away.length, of: question.away })}</p>`
        : nothing
    }
    <div class="choices" role="group" aria-labelledby="question">
      ${question.choices.map(
        ({ id, what }) =>
          html`<button
            class="button"
            type="button"
            aria-pressed=${hasCards ? id === choice : nothing}
            ?disabled=${isJudging}
            @click=${() => acts.choose(id)}
          >
            ${inWords(what)}
          </button>`,
      )}
    </div>
    ${
      hasCards
        ? html`<button
            class="button primary"
            type="button"
            ?disabled=${isJudging || choice === '' || away.length !== question.away}
            @click=${acts.answer}
          >
            ${say('trainer.answer')}
          </button>`
        : nothing
    }`
}
