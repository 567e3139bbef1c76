/** The calculator: what a game is worth, explained line by line, or why the game is not possible. */
import type { Line } from '@stolik/core'
import { openness } from '../rules/announcement.js'
import { gameNames } from '../rules/games.js'
import type { Rules } from '../rules/rules.js'
import type { Value } from '../rules/valuation.js'
import { type Impossible, impossible } from './impossible.js'
import { doubled, multiplied } from './lines.js'
import { price, type ToldGame } from './told.js'

export interface Valued {
  readonly value: Value
  /** From the first summand to the score, each line with its clause. */
  readonly lines: readonly Line[]
}

/** Values a game by its profile, matadors, levels and bid. */
export function valueOf(rules: Rules, game: ToldGame): Valued | Impossible {
  const refusal = impossible(rules, game)
  if (refusal !== undefined) return refusal
  const value = price(rules, game)
  return { value, lines: explained(rules, game, value) }
}

/** The lines that explain a value, with the clauses of the profile's document. The last line is the score. */
export const explained = (rules: Rules, game: ToldGame, value: Value): readonly Line[] =>
  linesOf(rules, game, value).map((line) => ({
    ...line,
    clause: rules.numbering[line.clause] ?? line.clause,
  }))

function linesOf(rules: Rules, { announcement, bid }: ToldGame, value: Value): readonly Line[] {
  const { hand, game } = announcement
  const ouvert = openness(announcement)
  const args = { game: gameNames[game], hand, ouvert, score: value.score }
  const score: Line = { code: value.won ? 'score.won' : 'score.lost', args, clause: '5.5.1' }
  if (value.kind === 'trump') return [...multiplied(announcement, value, bid), score]
  const fixed: Line = {
    code: 'null.value',
    args: { hand, ouvert, value: value.value },
    clause: rules.clauses.nullValues,
  }
  return value.won ? [fixed, score] : [fixed, doubled(value), score]
}
