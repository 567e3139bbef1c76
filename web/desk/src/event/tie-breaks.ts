/** Chooses the tie-breaks in order: a field for each present one, and more for new ones. */
import { countedTieBreaks } from '@stolik/contract/event/tie-breaks'
import { html, type TemplateResult } from 'lit'
import { gameSay } from '@stolik/elements/event/game-words'
import { tieBreakWords } from '@stolik/elements/event/public/regulations'
import type { FieldParts } from './parts.js'

/** More than any regulations have. */
const most = 6

/** @param sums lines below the game's list; chosen tie-breaks are offered besides */
export function tieBreakFields({ from, say, locale }: FieldParts, sums: readonly string[]): TemplateResult {
  const { tieBreaks } = from.format
  const lines = sums.flatMap((sum) => [sum, `-${sum}`])
  const codes = [...new Set([...countedTieBreaks, ...tieBreaks, ...lines, 'lot'])]
  const count = Math.min(most, tieBreaks.length + 2)
  return html`<fieldset class="fields">
    <legend class="muted small">${say('rules.tieBreaks')}</legend>
    ${Array.from({ length: count }, (_, i) => {
      const now = tieBreaks[i] ?? ''
      return html`<label
        ><span>${say('announce.tie', { n: i + 1 })}</span>
        <select name="tie.${i + 1}">
          <option value="" ?selected=${now === ''}>–</option>
          ${codes.map(
            (code) =>
              html`<option value=${code} ?selected=${code === now}>
                ${tieBreakWords(code, say, (sum) => gameSay(locale, from.game, sum))}
              </option>`,
          )}
        </select></label
      >`
    })}
  </fieldset>`
}

/** Returns the chosen tie-breaks, without gaps. */
export function tieBreaksOf(data: FormData): readonly string[] {
  return Array.from({ length: most }, (_, i) => data.get(`tie.${i + 1}`)).filter(
    (code): code is string => typeof code === 'string' && code !== '',
  )
}
