/** What stands in the list beside a row that somebody has typed meanwhile, and the choice between them. */
import type { Locale } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import type { TableList } from '@stolik/elements/event/client/types'
import type { DeskElement } from './element.js'
import { handInWords } from './hand-in-words.js'

interface MovedRow {
  readonly locale: Locale
  readonly say: DeskElement['say']
  readonly list: TableList
  /** The hand, counted from 0. */
  readonly row: number
  /** How many columns of the table it takes, without the first. */
  readonly width: number
  /** It is as the list says. */
  readonly take: () => void
  /** It is as it was typed. */
  readonly keep: () => void
}

export function movedRow({ locale, say, list, row, width, take, keep }: MovedRow): TemplateResult {
  return html`<tr class="moved">
    <td></td>
    <td colspan=${width}>
      <div role="alert">
        <span>${say('paper.moved', { n: row + 1 })} <b>${handInWords(locale, say, list, row)}</b></span>
        <button type="button" class="button" @click=${take}>${say('paper.asList')}</button>
        <button type="button" class="button" @click=${keep}>${say('paper.asTyped')}</button>
      </div>
    </td>
  </tr>`
}
