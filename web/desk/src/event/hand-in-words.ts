/** A hand of a list in the reader's language, as the paper grid, a correction and a redeal show it. */
import { isolated, signed, type Locale } from '@stolik/core'
import type { TableList } from '@stolik/elements/event/client/types'
import { describeLastHand } from '@stolik/elements/event/list/describe-hand'
import type { DeskElement } from './element.js'

/** "Null, Jan −46" */
export function handInWords(locale: Locale, say: DeskElement['say'], list: TableList, row: number): string {
  const lines = list.hands.slice(0, row + 1).map(({ line }) => line)
  if (lines.length <= row) return say('paper.struck')
  const hand = describeLastHand(list, lines, locale)
  if (hand === null) return lines[row] ?? ''
  return [hand.text, ...hand.scores.map(({ name, score }) => `${isolated(name)} ${signed(score)}`)].join(', ')
}
