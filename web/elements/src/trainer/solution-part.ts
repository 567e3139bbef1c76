/** What an answer was worth, why, and the best answers. */
import type { TrainerJudgement, TrainerQuestion, WeighedAnswer } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { picture, type TrainerParts } from './parts.js'

export function solutionPart(
  question: TrainerQuestion,
  { given, best, why }: TrainerJudgement,
  next: () => void,
  parts: TrainerParts,
): TemplateResult {
  const { say, inWords } = parts
  const isMine = isSameAs(given)
  const rows = best.some(isMine) ? best : [...best, given]
  return html`<section class="solution" part="solution" aria-labelledby="verdict">
    <h3 id="verdict" class=${given.grade} tabindex="-1">
      ${say(`trainer.grade.${given.grade}`)}${isMine(best[0]) ? nothing : html` · ${inWords(given.what)}`}
    </h3>
    <p>
      <strong>${say('trainer.best', { what: inWords(best[0].what) })}.</strong> ${why.map(inWords).join(' ')}
    </p>
    <table>
      <caption>
        ${say('trainer.answers')}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="text">${say('trainer.which')}</th>
          <th scope="col">${say('trainer.percent')}</th>
          <th scope="col">${parts.ofGame('train.behind')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => rowOf(row, question, isMine(row), parts))}
      </tbody>
    </table>
    <button class="button primary" type="button" @click=${next}>${say('trainer.next')}</button>
  </section>`
}

const isSameAs =
  ({ answer }: WeighedAnswer) =>
  (other: WeighedAnswer): boolean =>
    other.answer.choice === answer.choice && other.answer.away.join() === answer.away.join()

const rowOf = (
  row: WeighedAnswer,
  question: TrainerQuestion,
  isMine: boolean,
  parts: TrainerParts,
): TemplateResult => {
  const { percent, behind, grade } = row
  return html`<tr class=${isMine ? 'mine' : ''}>
    <th scope="row" class="text ${grade}">
      ${nameOf(row, question, parts)}${
        isMine ? html` <span class="yours">${parts.say('trainer.yours')}</span>` : nothing
      }
    </th>
    <td>${percent ?? '–'}</td>
    <td>${behind === 0 ? '0' : `−${behind}`}</td>
  </tr>`
}

/** Cards that are put away are shown: their names would fill the table. */
function nameOf({ answer, what }: WeighedAnswer, { choices }: TrainerQuestion, parts: TrainerParts): unknown {
  const choice = choices.find(({ id }) => id === answer.choice)
  if (answer.away.length === 0 || choice === undefined) return parts.inWords(what)
  return html`${parts.inWords(choice.what)}
    <span class="pair">${answer.away.map((card) => picture(card, parts, parts.card(card)))}</span>`
}
