/** The solution of a problem, after an answer: in sentences, and what each choice was worth. */
import type { PublishedSolution } from '@stolik/contract/published/problem'
import { html, nothing, type TemplateResult } from 'lit'
import { problemSolutionWords } from '../words/problem-solution/index.js'
import { picture, type ProblemParts } from './parts.js'
import { reasons, sentence } from './reasons.js'

export const words = problemSolutionWords

/** So many of the choices have a row, and the one that was made. */
const mostRows = 10

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
        card: parts.move(mine),
        answer: parts.move(solution.answer),
      })}
    </h3>
    <p>${reasons(solution, mine, parts).join(' ')}</p>
    ${problem.kind === 'call' ? nothing : worth(solution, mine, parts)} ${asidePart(solution, parts)}
    <p class="small">${sentence(parts, 'problem.fair')}</p>
    <p class="small">
      ${solution.misses.map(({ level, missed, of }) => say(`problem.misses.${level}`, { missed, of })).join(' ')}
    </p>
    ${streak > 0 && problem.day === problem.today ? html`<p>${say('problem.streak', { n: streak })}</p>` : nothing}
  </section>`
}

function worth({ answer, choices }: PublishedSolution, mine: string, parts: ProblemParts): TemplateResult {
  const { say } = parts
  const rows = choices.filter(({ move }, n) => n < mostRows || move === mine)
  return html`<table>
    <caption class="out-of-sight">
      ${sentence(parts, 'problem.worth')}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="text">${sentence(parts, 'problem.card')}</th>
        <th scope="col">${say('problem.chance')}</th>
        <th scope="col">${say('problem.lay')}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ move, chance, wins }) =>
          html`<tr class=${move === answer ? 'best' : ''}>
            <th scope="row" class="text">
              <div>
                ${move.split('+').map((card) => picture(card, parts))}<span
                  >${parts.move(move)}${
                    move === mine
                      ? html` <span class="small">${sentence(parts, 'problem.yours')}</span>`
                      : nothing
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

/** The cards that nobody holds. Those of the players lie open on the table. */
function asidePart({ open }: PublishedSolution, parts: ProblemParts): TemplateResult | typeof nothing {
  const cards = parts.aside(open)
  if (cards.length === 0) return nothing
  return html`<p class="row aside">
    <span>${parts.say('problem.aside')}</span>${cards.map((card) => picture(card, parts, parts.card(card)))}
  </p>`
}
