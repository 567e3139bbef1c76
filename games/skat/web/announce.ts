/** What the declarer may announce now, as choices: a game, then at most one addition that carries the lower ones. */
import type { Cards } from '@stolik/core'
import type { Say } from '@stolik/kit/table'
import type { Addition, Announcement } from '../src/announcement.js'
import { nullGame, type GameKind } from '../src/games.js'
import type { Move } from '../src/moves.js'
import { profiles } from '../src/profiles.js'
import { evaluate, matadors } from '../src/valuation.js'
import type { View } from '../src/view.js'

export const additionOf = (a: Announcement): Addition | null => {
  if (a.rewolucja) return 'rewolucja'
  if (a.ouvert) return 'ouvert'
  if (a.schwarz) return 'schwarz'
  return a.schneider ? 'schneider' : null
}

/** The game that the declarer is about to announce, with so many patrolki. */
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
 * What an announcement would be worth as far as the declarer can know: its value with the skat taken, the least it
 * can be from the hand, where a matador in the skat may still change the matadors. `low` = it does not reach the bid.
 */
export interface Worth {
  readonly value: number
  readonly matadors: { readonly with: boolean; readonly n: number } | null
  readonly atLeast: boolean
  readonly low: boolean
}

export function worth(view: View, announcement: Announcement): Worth {
  const rules = profiles[view.profile as keyof typeof profiles]
  const held: Cards = view.hand | (view.discard ?? 0)
  const value = valueOf(rules, announcement, held)
  const { game, hand } = announcement
  if (game === nullGame) return { value, matadors: null, atLeast: false, low: value < view.bid }
  const counted = matadors(game, held)
  // From the hand: a matador found in the skat leaves one of those that one plays without, and adds to the others.
  const least = hand && !counted.with ? value - rules.bases[game] * (counted.n - 1) : value
  return { value: least, matadors: counted, atLeast: hand, low: value < view.bid }
}

type Rules = (typeof profiles)[keyof typeof profiles]

/** The value of a game that is just won, neither side schneider beyond what is announced. */
function valueOf(rules: Rules, announcement: Announcement, held: Cards): number {
  const end = { bid: 0, points: 61, tricks: 5, opponentsTricks: 5, resigned: false }
  const value = evaluate(rules, { announcement, held, ...end })
  return value.kind === 'null' ? value.value : value.gameValue
}

/** "z 2 · 36", "⚠ 24 < 27". */
export function worthWords(view: View, worth: Worth, t: Say): string {
  if (worth.low) return t('skat.tooLow', { value: worth.value, bid: view.bid })
  const value = t(worth.atLeast ? 'skat.atLeast' : 'skat.value', { value: worth.value })
  if (worth.matadors === null) return value
  return `${t(`with.${worth.matadors.with}`, { n: worth.matadors.n })} · ${value}`
}
