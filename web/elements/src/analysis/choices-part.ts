/** The cards that could be played at a step, and what each leads to. */
import { bestFirst, signed, type AnalysedCard, type CardChoice } from '@stolik/core'
import type { DeckStyle, Letters } from '@stolik/kit/shown'
import { html, nothing, type TemplateResult } from 'lit'
import type { Voice } from './say.js'

export interface CardLook {
  readonly deck: DeckStyle
  readonly letters: Letters
}

export function choicesPart(at: AnalysedCard, voice: Voice, look: CardLook): TemplateResult {
  const { say, nameOf } = voice
  const title = say('analysis.before', { trick: at.trick, name: nameOf(at.seat) })
  if (at.choices === null)
    return html`<h4>${title}</h4>
      <p class="muted">${say('analysis.coming')}</p>`
  const fair = at.choices.some(({ chance }) => chance !== null)
  return html`<h4 id="choices">${title}</h4>
    <table aria-labelledby="choices">
      <thead>
        <tr>
          <th scope="col" class="text">${say('analysis.card')}</th>
          <th scope="col">${say('analysis.open')}</th>
          ${fair ? html`<th scope="col">${say('analysis.seen')}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${bestFirst(at.choices, at.own).map(
          (choice) =>
            html`<tr class=${choice.card === at.card ? 'played' : ''}>
              <th scope="row" class="text">
                <div>
                  <playing-card
                    card=${choice.card}
                    label=${voice.card(choice.card)}
                    deck=${look.deck}
                    letters=${look.letters}
                  ></playing-card>
                  ${choice.card === at.card ? html`<span class="small">${say('analysis.played')}</span>` : nothing}
                </div>
              </th>
              <td>${openValue(choice, voice)}</td>
              ${fair ? html`<td>${choice.chance === null ? '–' : `${choice.chance} %`}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>`
}

/** The words give way to the score where it is known; a screen reader hears both. */
function openValue({ points, reached, score }: CardChoice, { say }: Voice): TemplateResult {
  const words = say(reached ? 'analysis.won' : 'analysis.goneWrong')
  const short = html`<span class="visually-hidden">${words}, </span>${signed(score ?? 0)}`
  return html`${points === null ? nothing : html`${points} `}<span class=${reached ? 'won' : 'lost'}
      >${score === null ? words : short}</span
    >`
}
