/** What an answer was worth, why, and the best answers. */
import type { TrainerJudgement, WeighedAnswer } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { TrainerParts } from './parts.js'

export function solutionPart(
  { given, best, why }: TrainerJudgement,
  next: () => void,
  parts: TrainerParts,
): TemplateResult {
  const { say, told } = parts
  const isMine = isSameAs(given)
  const rows = best.some(isMine) ? best : [...best, given]
  return html`<section class="solution" part="solution" aria-labelledby="verdict">
    <h3 id="verdict" class=${given.grade} tabindex="-1">
      ${say(`trainer.grade.${given.grade}`)}${isMine(best[0]) ? nothing : html` · ${told(given.what)}`}
    </h3>
    <p><strong>${say('trainer.best', { what: told(best[0].what) })}.</strong> ${why.map(told).join(' ')}</p>
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
        ${rows.map((row) => rowOf(row, isMine(row), parts))}
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
  { what, percent, behind, grade }: WeighedAnswer,
  isMine: boolean,
  { say, told }: TrainerParts,
): TemplateResult =>
  html`<tr class=${isMine ? 'mine' : ''}>
    <th scope="row" class="text ${grade}">
      ${told(what)}${isMine ? html` <span class="yours">${say('trainer.yours')}</span>` : nothing}
    </th>
    <td>${percent ?? '–'}</td>
    <td>${behind === 0 ? '0' : `−${behind}`}</td>
  </tr>`
