/** How a person has answered so far, by what the questions were about. */
import { grades } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import { countsOf, type Answers } from './kept.js'
import type { TrainerParts } from './parts.js'

export function answersPart(
  topics: readonly string[],
  answers: Answers,
  forget: () => void,
  parts: TrainerParts,
): TemplateResult {
  const { say } = parts
  const known = topics.filter((topic) => Object.hasOwn(answers, topic))
  return html`<section class="answers" part="answers" aria-labelledby="answers">
    <h3 id="answers" tabindex="-1">${say('trainer.stats')}</h3>
    ${
      known.length === 0
        ? html`<p class="muted">${say('trainer.none')}</p>`
        : html`<table aria-labelledby="answers">
              <thead>
                <tr>
                  <th scope="col" class="text">${say('trainer.topic')}</th>
                  ${grades.map((grade) => html`<th scope="col">${say(`trainer.column.${grade}`)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${known.map((topic) => {
                  const counts = countsOf(answers, topic)
                  return html`<tr>
                    <th scope="row" class="text">${parts.ofGame(`train.topic.${topic}`)}</th>
                    ${grades.map((grade) => html`<td>${counts[grade]}</td>`)}
                  </tr>`
                })}
              </tbody>
            </table>
            <p class="muted">${say('trainer.kept')}</p>
            <button class="button quiet" type="button" @click=${forget}>${say('trainer.forget')}</button>`
    }
  </section>`
}
