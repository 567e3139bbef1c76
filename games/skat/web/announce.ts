/**
 * What the declarer may announce now, as choices: a game, then at most one addition, which includes the lower ones.
 */
import type { Cards } from '@stolik/core'
import type { Say } from '@stolik/kit/table'
import type { Addition, Announcement } from '../src/rules/announcement.js'
import { nullGame, type GameKind } from '../src/rules/games.js'
import type { Move } from '../src/hand/moves.js'
import { rulesIn } from '../src/rules/profiles.js'
import type { Rules } from '../src/rules/rules.js'
import { evaluate, matadors } from '../src/rules/valuation.js'
import type { View } from '../src/rules/view.js'

export const additionOf = (a: Announcement): Addition | null => {
  if (a.rewolucja) return 'rewolucja'
  if (a.ouvert) return 'ouvert'
  if (a.schwarz) return 'schwarz'
  return a.schneider ? 'schneider' : null
}

/** The game that the declarer is about to announce, including the number of patrolki. */
export interface Picked {
  readonly game: GameKind
  readonly addition: Addition | null
  readonly patrolki: number
}

export const isPicked = (a: Announcement, picked: Picked | null): boolean =>
  picked !== null &&
  a.game === picked.game &&
  a.patrolki === picked.patrolki &&
  additionOf(a) === picked.addition

/** The announcements among the legal moves. */
export const announcementsIn = (moves: readonly Move[]): readonly Announcement[] =>
  moves.flatMap((m) => (m.kind === 'announce' ? [m.announcement] : []))

/**
 * What an announcement is worth, as far as the declarer can know. With the skat taken it is the exact value. In a
 * hand game it is the least possible value, since a matador in the skat may change it. `low`: the value does not
 * reach the bid.
 */
export interface Worth {
  readonly value: number
  readonly matadors: { readonly with: boolean; readonly n: number } | null
  readonly atLeast: boolean
  readonly low: boolean
}

export function worth(view: View, announcement: Announcement): Worth {
  const rules = rulesIn(view)
  const held: Cards = view.hand | (view.discard ?? 0)
  const value = valueOf(rules, announcement, held)
  const { game, hand } = announcement
  if (game === nullGame) return { value, matadors: null, atLeast: false, low: value < view.bid }
  const counted = matadors(game, held)
  // Hand game: a matador found in the skat can shorten the sequence of those missing, or lengthen the sequence of
  // those held.
  const least = hand && !counted.with ? value - rules.bases[game] * (counted.n - 1) : value
  return { value: least, matadors: counted, atLeast: hand, low: value < view.bid }
}

/** The value of a game that is just won, without schneider beyond the announcement. */
function valueOf(rules: Rules, announcement: Announcement, held: Cards): number {
  const end = { bid: 0, points: 61, tricks: 5, opponentsTricks: 5, resigned: false }
  const value = evaluate(rules, { announcement, held, ...end })
  return value.kind === 'null' ? value.value : value.gameValue
}

/** Such as "z 2 · 36" or "⚠ 24 < 27". */
export function worthWords(view: View, worth: Worth, t: Say): string {
  if (worth.low) return t('skat.tooLow', { value: worth.value, bid: view.bid })
  const value = t(worth.atLeast ? 'skat.atLeast' : 'skat.value', { value: worth.value })
  if (worth.matadors === null) return value
  return `${t(`with.${worth.matadors.with}`, { n: worth.matadors.n })} · ${value}`
}
