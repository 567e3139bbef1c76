/** The cards that gave something away, each with what it cost and what would have been better. */
import { bestFirst, gradeFrom, markFrom, marks, type AnalysedCard, type Mark } from '@stolik/core'
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
  const unseen = complete ? cards.filter(({ mark, lostScore }) => mark === null && lostScore > 0) : []
  if (marked.length === 0)
    return html`<p>${complete ? html`<strong>${say('analysis.clean')}</strong>` : say('analysis.noneYet')}</p>
      ${unseenPart(unseen, go, voice)}`
  return html`<ol class="errors" aria-label=${say('analysis.errors')}>
      ${marked.map(
        (card) =>
          html`<li>
            ${markSign(card.mark)}
            <p>${sentence(card, voice)}</p>
            <div class="row">${showButton(card, go, voice)} ${again(card)}</div>
          </li>`,
      )}
    </ol>
    ${unseenPart(unseen, go, voice)} ${definitions(voice)}`
}

const showButton = (
  { trick, seat, step }: AnalysedCard,
  go: Errors['go'],
  { say, nameOf }: Voice,
): TemplateResult =>
  html`<button
    class="button"
    type="button"
    aria-label=${say('analysis.showAt', { trick, name: nameOf(seat) })}
    @click=${() => go(step)}
  >
    ${say('analysis.show')}
  </button>`

/** The cards that changed the score with all cards open, though their players could not see a better one. */
function unseenPart(
  cards: readonly AnalysedCard[],
  go: Errors['go'],
  voice: Voice,
): TemplateResult | typeof nothing {
  if (cards.length === 0) return nothing
  return html`<details class="unseen">
    <summary>${voice.say('analysis.unseen', { n: cards.length })}</summary>
    <ol class="errors">
      ${cards.map(
        (card) =>
          html`<li>
            <span aria-hidden="true">·</span>
            <p>${unseenSentence(card, voice)}</p>
            <div class="row">${showButton(card, go, voice)}</div>
          </li>`,
      )}
    </ol>
  </details>`
}

function unseenSentence(card: AnalysedCard, { say, card: named, nameOf }: Voice): TemplateResult {
  const { trick, seat, lostScore, own } = card
  const held = bestFirst(card.choices ?? [], own).find(({ score }) => score === card.score)
  return html`<b>${say('analysis.at', { trick, name: nameOf(seat), card: named(card.card) })}</b> –
    ${say(`analysis.lostScore.${own}`, { n: lostScore })}
    ${held === undefined ? '' : say('analysis.held', { card: named(held.card) })}`
}

/** What was lost, and what would have held it. */
export function sentence(
  card: AnalysedCard & { readonly mark: Mark },
  { say, card: named, nameOf }: Voice,
): TemplateResult {
  const { trick, seat, lost, lostScore, grade, better, mark, own } = card
  const score = lostScore > 0 ? say(`analysis.lostScore.${own}`, { n: lostScore }) : ''
  const holds = lostScore > 0 && card.choices?.find((one) => one.card === better)?.score === card.score
  const held =
    better === null ? '' : say(holds ? 'analysis.held' : 'analysis.better', { card: named(better) })
  return html`<b>${say('analysis.at', { trick, name: nameOf(seat), card: named(card.card) })}</b> –
    ${say(`analysis.mark.${mark}`)}${lost > 0 ? `, ${say('analysis.lost', { n: lost })}` : ''}${
      grade > 0 ? `, ${say('analysis.grade', { n: grade })}` : ''
    }.
    ${score} ${held}`
}

const definitions = ({ say }: Voice): TemplateResult =>
  html`<details>
    <summary>${say('analysis.meaning')}</summary>
    <dl>
      ${marks.map(
        (mark) =>
          html`<div>
            <dt>${markSign(mark)} ${say(`analysis.mark.${mark}`)}</dt>
            <dd>
              ${say(`analysis.mark.${mark}.is`, { from: markFrom[mark], to: upTo(mark), grade: gradeFrom })}
            </dd>
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
