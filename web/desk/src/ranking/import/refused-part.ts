/** Says why nothing of a file can be taken, and offers another encoding if that would help. */
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Refusal } from '../client.js'
import { encodings, type Encoding } from './types.js'
import { problemWords, refusalWords } from './words.js'
import { button } from '../../form/buttons.js'

interface Refused {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly busy: boolean
  readonly refusal: Refusal
  /** How many problems are shown. */
  readonly most: number
  readonly readAs: (encoding: Encoding) => void
}

export function refusedPart({ say, busy, refusal, most, readAs }: Refused): TemplateResult {
  const seems = refusal.problems.find(({ code }) => code === 'ENCODING')?.args['seems']
  const encoding = encodings.find((one) => one === seems)
  const problems = refusal.code === 'BAD_ROWS' ? [] : refusal.problems.slice(0, most)
  return html`<div class="note refused stack" role="alert">
    <p class="refusal">${refusalWords(refusal, say)}</p>
    ${
      problems.length === 0
        ? nothing
        : html`<ul>
            ${problems.map(
              (problem) =>
                html`<li>
                  ${problem.line > 0 ? `${say('rankimport.inLine', { line: problem.line })} ` : ''}${problemWords(problem, say)}
                </li>`,
            )}
          </ul>`
    }
    ${
      encoding === undefined
        ? nothing
        : html`<div>
            ${button(say('rankimport.readAs', { encoding: say(`rankimport.encoding.${encoding}`) }), () => readAs(encoding), { busy })}
          </div>`
    }
  </div>`
}
