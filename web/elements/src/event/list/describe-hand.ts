/** Describes a hand of a list in words, as the table does. */
import { figure, say, signed, type Locale, type SheetRow } from '@stolik/core'
import { html, type TemplateResult } from 'lit'
import { catalogueOf } from '../game-words.js'
import type { TableList } from '../client/types.js'
import { sheetOf } from '../lists.js'

interface HandDescription {
  readonly dealer: number
  /** "herc z ręki, z 1" */
  readonly text: string
  /** The players who won or lost points with it, in the order of chairs. */
  readonly scores: readonly { readonly name: string; readonly score: number }[]
}

/** Describes the last of these lines. Returns null until the game's code has loaded, or if the lines are invalid. */
export function describeLastHand(
  table: TableList,
  lines: readonly string[],
  locale: Locale,
): HandDescription | null {
  const row = sheetOf(table, lines)?.rows.at(-1)
  return row === undefined ? null : describeRow(table, row, locale)
}

function describeRow(table: TableList, row: SheetRow, locale: Locale): HandDescription {
  const { chair } = row.args
  const name = (at: number): string => table.seats[at]?.name ?? figure(at + 1)
  const args = typeof chair === 'number' ? { ...row.args, chair: name(chair) } : row.args
  return {
    dealer: row.dealer,
    text: say(catalogueOf(locale, table.game), locale, row.code, args),
    scores: row.scores.flatMap((score, at) =>
      score === null || score === 0 ? [] : [{ name: name(at), score }],
    ),
  }
}

/** Draws the game, and below it a line for every player who won or lost points. */
export const drawDescription = ({ text, scores }: Pick<HandDescription, 'text' | 'scores'>): TemplateResult =>
  html`<div class="told">
    <p>${text}</p>
    ${scores.map(({ name, score }) => html`<p class="score"><span>${name}</span> <b>${signed(score)}</b></p>`)}
  </div>`

/** Returns who checks a hand: the dealer of the next one (PT 9.6), or the player after them if they wrote it themselves. */
export function checker(dealer: number, chairs: number, by: number | null): number {
  const next = (dealer + 1) % chairs
  return next === by ? (next + 1) % chairs : next
}
