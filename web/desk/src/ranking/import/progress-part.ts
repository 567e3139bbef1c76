/** The progress of a file: first it is sent, then it is read. */
import { html, type TemplateResult } from 'lit'
import { figureOf } from '@stolik/elements/ranking/format'
import type { DeskParts } from '../parts.js'
import type { Progress } from './send.js'

export function progressPart(
  { say, locale }: Pick<DeskParts, 'say' | 'locale'>,
  progress: Progress | null,
): TemplateResult {
  const told = wordsOf({ say, locale }, progress)
  const share = progress === null || progress.of === 0 ? 0 : progress.done / progress.of
  return html`<div class="stack">
    <p role="status">${told}</p>
    <progress max="1" .value=${share} aria-label=${say('rankimport.working')}></progress>
  </div>`
}

function wordsOf({ say, locale }: Pick<DeskParts, 'say' | 'locale'>, progress: Progress | null): string {
  if (progress === null) return say('rankimport.working')
  const { what, done, of } = progress
  if (what === 'sent')
    return say('rankimport.sending', { percent: Math.floor((100 * done) / Math.max(of, 1)) })
  // Rounds to thousands, because a flickering number cannot be read.
  const rows = done === of ? done : Math.floor(done / 1000) * 1000
  return say('rankimport.reading', { done: figureOf(rows, locale), of: figureOf(of, locale) })
}
