/** A hand of a list in the reader's language, as the paper grid, a correction and a redeal show it. */
import { isolated, signed, type Locale } from '@stolik/core'
import type { TableList } from '@stolik/elements/event/client/types'
import { describeLastHand } from '@stolik/elements/event/list/describe-hand'
import type { DeskElement } from './element.js'
import { html, type TemplateResult } from 'lit'
import { button } from '../form/buttons.js'

/** "Null, Jan −46" */
export function handInWords(locale: Locale, say: DeskElement['say'], list: TableList, row: number): string {
  const lines = list.hands.slice(0, row + 1).map(({ line }) => line)
  if (lines.length <= row) return say('paper.struck')
  const hand = describeLastHand(list, lines, locale)
  if (hand === null) return lines[row] ?? ''
  return [hand.text, ...hand.scores.map(({ name, score }) => `${isolated(name)} ${signed(score)}`)].join(', ')
}

/** What stands in the list beside a row that somebody has typed meanwhile, and the choice between them. */
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
        ${button(say('paper.asList'), take)} ${button(say('paper.asTyped'), keep)}
      </div>
    </td>
  </tr>`
}
