/** Explains a refusal in words. A newer gateway may use a code that this page has no words for. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Refusal, CodedMessage } from './client.js'
import { labelOf, problemText } from './scheme/paths.js'
import type { SchemeSpeaker } from './scheme/types.js'

export function refusedWords(told: CodedMessage, speaker: SchemeSpeaker): string {
  const { say } = speaker
  const { code, args } = told
  const { path, field, status, next } = args
  // A problem of a scheme: names the field and what is wrong there.
  if (typeof path === 'string' && code !== 'NOT_COUNTED')
    return `${labelOf(path, speaker)}: ${problemText(told, speaker)}`
  const known =
    code === 'NOT_COUNTED' ? `rankscheme.uncounted.${String(args['code'])}` : `rankdesk.refused.${code}`
  const words = {
    ...args,
    ...(typeof path === 'string' ? { path: labelOf(path, speaker) } : {}),
    ...(typeof field === 'string' ? { field: fieldWords(field, say) } : {}),
    ...(typeof status === 'string' ? { status: say(`ranking.status.${status.toLowerCase()}`) } : {}),
    ...(typeof next === 'string' ? { next: say(`ranking.status.${next.toLowerCase()}`) } : {}),
  }
  const said = say(known, words)
  return said === known ? say('rankdesk.refused.UNKNOWN') : said
}

/** Returns the form's label of a field of an act. */
function fieldWords(field: string, say: SchemeSpeaker['say']): string {
  const code = `rankscheme.named.${field}`
  const said = say(code)
  return said === code ? field : said
}

export function refusedNote(refusal: Refusal, speaker: SchemeSpeaker): TemplateResult {
  return html`<div class="note refused" role="alert">
    <p class="refusal">${refusedWords(refusal, speaker)}</p>
    ${
      refusal.problems.length === 0
        ? nothing
        : html`<ul>
            ${refusal.problems.map((problem) => html`<li>${refusedWords(problem, speaker)}</li>`)}
          </ul>`
    }
  </div>`
}
