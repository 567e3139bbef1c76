/** The solution of a problem, after an answer: in sentences, and what each card was worth. */
import type { PublishedSolution } from '@stolik/contract/published/problem'
import { html, nothing, type TemplateResult } from 'lit'
import { picture, type ProblemParts } from './parts.js'

export function solutionPart(
  solution: PublishedSolution,
  mine: string,
  streak: number,
  parts: ProblemParts,
): TemplateResult {
  const { problem, say } = parts
  const isRight = mine === solution.answer
  return html`<section class="solution" part="solution" aria-labelledby="verdict">
    <h3 id="verdict" class=${isRight ? 'right' : 'wrong'} tabindex="-1">
      ${say(isRight ? 'problem.right' : 'problem.wrong', {
        card: parts.card(mine),
        answer: parts.card(solution.answer),
      })}
    </h3>
    <p>${reasons(solution, mine, parts).join(' ')}</p>
    ${worth(solution, mine, parts)}
    <p class="small">${say('problem.fair')}</p>
    <p class="small">
      ${solution.misses.map(({ level, missed, of }) => say(`problem.misses.${level}`, { missed, of })).join(' ')}
    </p>
    ${streak > 0 && problem.day === problem.today ? html`<p>${say('problem.streak', { n: streak })}</p>` : nothing}
  </section>`
}

/** Why the answer is right, and what the card that was chosen is worth. */
export function reasons(
  { answer, choices }: PublishedSolution,
  mine: string,
  { say, card }: Pick<ProblemParts, 'say' | 'card'>,
): readonly string[] {
  const [best, second] = choices
  const own = choices.find((choice) => choice.card === mine)
  if (best === undefined || second === undefined) return []
  return [
    say('problem.best', {
      answer: card(answer),
      best: best.chance,
      second: card(second.card),
      next: second.chance,
    }),
    ...(own === undefined || mine === answer || mine === second.card
      ? []
      : [say('problem.mine', { card: card(mine), n: own.chance })]),
    ...(own !== undefined && mine !== answer && own.wins ? [say('problem.luck')] : []),
  ]
}

function worth({ answer, choices }: PublishedSolution, mine: string, parts: ProblemParts): TemplateResult {
  const { say } = parts
  return html`<table>
    <caption class="out-of-sight">
      ${say('problem.worth')}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="text">${say('problem.card')}</th>
        <th scope="col">${say('problem.chance')}</th>
        <th scope="col">${say('problem.lay')}</th>
      </tr>
    </thead>
    <tbody>
      ${choices.map(
        ({ card, chance, wins }) =>
          html`<tr class=${card === answer ? 'best' : ''}>
            <th scope="row" class="text">
              <div>
                ${picture(card, parts)}<span
                  >${parts.card(card)}${
                    card === mine ? html` <span class="small">${say('problem.yours')}</span>` : nothing
                  }</span
                >
              </div>
            </th>
            <td>${chance} %</td>
            <td>
              <span class=${wins ? 'won' : 'lost'}>${say(`problem.wins.${wins}`)}</span>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}
