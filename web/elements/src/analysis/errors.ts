/** The cards that gave something away, each with what it cost and what would have been better. */
import { markFrom, marks, type AnalysedCard, type Mark } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { markSign } from './mark.js'
import type { Voice } from './say.js'

interface Errors {
  readonly cards: readonly AnalysedCard[]
  /** Whether all cards have been judged, so that none marked means none wrong. */
  readonly complete: boolean
  readonly go: (step: number) => void
  /** Draws the way to playing again from a card. */
  readonly again?: (card: AnalysedCard) => unknown
}

export function errorsPart(
  { cards, complete, go, again = () => nothing }: Errors,
  voice: Voice,
): TemplateResult {
  const { say } = voice
  const marked = cards.flatMap((card) => (card.mark === null ? [] : [{ ...card, mark: card.mark }]))
  if (marked.length === 0)
    return html`<p>
      ${complete ? html`<strong>${say('analysis.clean')}</strong>` : say('analysis.noneYet')}
    </p>`
  return html`<ol class="errors" aria-label=${say('analysis.errors')}>
      ${marked.map(
        (card) =>
          html`<li>
            ${markSign(card.mark)}
            <p>${sentence(card, voice)}</p>
            <div class="row">
              <button
                class="button"
                type="button"
                aria-label=${say('analysis.showAt', { trick: card.trick, name: voice.nameOf(card.seat) })}
                @click=${() => go(card.step)}
              >
                ${say('analysis.show')}
              </button>
              ${again(card)}
            </div>
          </li>`,
      )}
    </ol>
    ${definitions(voice)}`
}

/** What was lost, and what would have held it. */
export function sentence(
  card: AnalysedCard & { readonly mark: Mark },
  { say, card: named, nameOf }: Voice,
): TemplateResult {
  const { trick, seat, lost, better, mark } = card
  const held = better === null ? '' : say('analysis.better', { card: named(better) })
  return html`<b>${say('analysis.at', { trick, name: nameOf(seat), card: named(card.card) })}</b> –
    ${say(`analysis.mark.${mark}`)}${lost > 0 ? `, ${say('analysis.lost', { n: lost })}` : ''}. ${held}`
}

const definitions = ({ say }: Voice): TemplateResult =>
  html`<details>
    <summary>${say('analysis.meaning')}</summary>
    <dl>
      ${marks.map(
        (mark) =>
          html`<div>
            <dt>${markSign(mark)} ${say(`analysis.mark.${mark}`)}</dt>
            <dd>${say(`analysis.mark.${mark}.is`, { from: markFrom[mark], to: upTo(mark) })}</dd>
          </div>`,
      )}
    </dl>
    <p class="small muted">${say('analysis.fair')}</p>
  </details>`

/** Where the next larger mark begins. */
const upTo = (mark: Mark): number => {
  const next = marks[marks.indexOf(mark) + 1]
  return next === undefined ? 100 : markFrom[next]
}
