/** The guide beside the table: it explains the trick that has just finished, or the possible moves and the advice. */
import { type Guidance, type Line, type ToldTrick, told } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { cardPart, sentence, type Look } from './pieces.js'

const lines = (all: readonly Line[], look: Look): readonly TemplateResult[] =>
  all.map((line) => html`<p>${sentence(line, look)}</p>`)

export function trickGuide(trick: ToldTrick | null, look: Look, goOn: () => void): TemplateResult {
  return html`<h3>${told(look.telling, { code: 'trick.done', args: {}, clause: '' })}</h3>
    ${
      trick === null
        ? nothing
        : html`<ul class="cards small">
              ${trick.cards.map(({ seat, card, points, wins }) =>
                cardPart(
                  card,
                  look.say(wins ? 'learn.pointsWins' : 'learn.points', {
                    name: look.telling.nameOf(seat),
                    n: points,
                  }),
                  wins ? 'wins' : '',
                  look,
                ),
              )}
            </ul>
            ${lines(trick.lines, look)}`
    }
    <button class="button primary on" type="button" @click=${goOn}>${look.say('learn.goOn')}</button>`
}

export function moveGuide(
  { now, may, advice }: Guidance,
  look: Look,
  follow: (move: string) => void,
): TemplateResult {
  return html`<h3>${look.say('learn.now')}</h3>
    ${lines(now, look)}
    <h3>${look.say('learn.mayDo')}</h3>
    ${lines(may, look)}
    ${
      advice === null
        ? nothing
        : html`<div class="advice">
            <p>
              <strong>${look.say('learn.advice', { what: told(look.telling, advice.what) })}</strong>
              ${advice.why.map((line) => html`<span>${sentence(line, look)}</span> `)}
            </p>
            <button class="button do" type="button" @click=${() => follow(advice.move)}>
              ${look.say('learn.doIt')}
            </button>
          </div>`
    }`
}
