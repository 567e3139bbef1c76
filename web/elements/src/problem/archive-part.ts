/** The problems of the days before, and how each was answered on this device. */
import { html, type TemplateResult } from 'lit'
import { daysBefore, type Kept } from './kept.js'
import type { ProblemParts } from './parts.js'

export function archivePart(
  progress: Kept,
  go: (day: string) => void,
  { problem: { day, today, oldest }, say, date }: ProblemParts,
): TemplateResult {
  const days: string[] = []
  for (let one = today; one >= oldest; one = daysBefore(one, 1)) days.push(one)
  return html`<details class="archive" part="archive" ?open=${day !== today}>
    <summary>${say('problem.archive')}</summary>
    <ul>
      ${days.map((one) => {
        const answer = progress.answers[one]
        const judged = answer?.right === true ? 'right' : 'wrong'
        const state = answer === undefined ? 'open' : judged
        return html`<li>
          <button
            class="button"
            type="button"
            aria-current=${one === day ? 'true' : 'false'}
            @click=${() => go(one === today ? '' : one)}
          >
            ${date(one)}<span class=${state}>${say(`problem.state.${state}`)}</span>
          </button>
        </li>`
      })}
    </ul>
  </details>`
}
