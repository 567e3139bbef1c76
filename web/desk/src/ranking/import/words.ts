/** Explains the problems of a file or a row. */
import type { DeskParts } from '../parts.js'
import type { Refusal, CodedMessage, Problem } from '../client.js'
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import { encodings, type Encoding } from './send.js'
import { button } from '../../form/buttons.js'

type Say = DeskParts['say']

export function problemWords({ code, args, message }: CodedMessage, say: Say): string {
  const known = `rankimport.problem.${code}`
  const columns = Object.fromEntries(
    ['column', 'a', 'b'].flatMap((name) =>
      typeof args[name] === 'string' ? [[name, columnWords(args[name], say)] as const] : [],
    ),
  )
  const said = say(known, { ...args, ...columns })
  return said === known ? message : said
}

/** The cell of a workbook in which a problem is; undefined if it concerns none, or the file is no workbook. */
export function cellOf({ args }: CodedMessage, isSheet: boolean): string | undefined {
  const { cell } = args
  return isSheet && typeof cell === 'string' ? cell : undefined
}

/** Says where a problem is and what it is: in a cell, a row, or the whole file. */
export function placedWords(problem: Problem, words: string, { say, isSheet }: Placed): string {
  const cell = cellOf(problem, isSheet)
  if (cell !== undefined) return `${say('rankimport.inCell', { cell })} ${words}`
  return problem.line > 0 ? `${say('rankimport.inLine', { line: problem.line })} ${words}` : words
}

interface Placed {
  readonly say: Say
  readonly isSheet: boolean
}

/** Returns the name of a column. An unknown column keeps the name in the file. */
function columnWords(column: string, say: Say): string {
  const known = `rankimport.column.${column}`
  const said = say(known)
  return said === known ? column : said
}

export function refusalWords({ code, args, message }: Refusal, say: Say): string {
  for (const known of [`rankimport.refused.${code}`, `rankdesk.refused.${code}`]) {
    const said = say(known, args)
    if (said !== known) return said
  }
  return message
}

/** Formats line numbers as people do: 4–7, 9 and so many more. */
export function linesWords(lines: readonly number[], say: Say): string {
  const runs: [number, number][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else runs.push([line, line])
  }
  const told = runs.slice(0, 4).map(([from, until]) => (from === until ? String(from) : `${from}–${until}`))
  const more = runs.slice(4).reduce((sum, [from, until]) => sum + until - from + 1, 0)
  return [
    say('rankimport.lines', { n: lines.length, lines: told.join(', ') }),
    ...(more > 0 ? [say('rankimport.moreLines', { n: more })] : []),
  ].join(' ')
}

/** Says why nothing of a file can be taken, and offers another encoding if that would help. */
interface Refused {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly busy: boolean
  readonly refusal: Refusal
  readonly isSheet: boolean
  /** How many problems are shown. */
  readonly most: number
  readonly readAs: (encoding: Encoding) => void
}

export function refusedPart({ say, busy, refusal, isSheet, most, readAs }: Refused): TemplateResult {
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
                html`<li>${placedWords(problem, problemWords(problem, say), { say, isSheet })}</li>`,
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
