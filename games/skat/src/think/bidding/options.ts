/** What a declarer may announce with ten cards, and how it looks before any deal is tried. */
import { toSet } from '@stolik/core'
import { announcements, type Announcement } from '../../rules/announcement.js'
import { additionsCertain } from '../../bot/certain.js'
import { nullCertain } from '../../bot/features.js'
import { nullGame } from '../../rules/games.js'
import { patrolkiAmong, patrolkiCards } from '../../rules/patrolki.js'
import type { Rules } from '../../rules/rules.js'
import type { Goal } from '../../solve/position.js'
import { pointsToWin } from '../../rules/valuation.js'
import type { Held } from './features.js'
import { calledLogit, chanceOf, openLogit, practical, schneiderIfMade, type Model } from './model.js'
import { matadorsOf } from './outlook.js'
import { sureValue, worth } from './worth.js'

/** What a declarer knows when they choose. */
export interface Asked {
  readonly model: Model
  readonly rules: Rules
  readonly fromHand: boolean
  readonly bid: number
  /** The highest call of another player. */
  readonly against: number
}

export interface Option {
  readonly announcement: Announcement
  readonly held: Held
  /** The value that it has at least when it is made. */
  readonly sure: number
  /** The chance with open cards, before any deal is tried. */
  readonly open: number
  readonly worth: number
}

/** The points that leave the opponents in schneider (5.2.3). */
const schneiderPoints = 90

/** What the cards must do. */
export function goalOf(rules: Rules, { game, schneider, schwarz, patrolki }: Announcement, held: Held): Goal {
  if (game === nullGame) return { kind: 'none' }
  if (schwarz) return { kind: 'every' }
  if (schneider) return { kind: 'points', points: schneiderPoints }
  if (patrolki === 0) return { kind: 'points', points: pointsToWin }
  // Only those in the hand must take tricks.
  const cards = toSet(patrolkiCards(game, patrolki)) & held.hand
  const lowestLast = rules.patrolkiOrder === 'lowest-last'
  return { kind: 'patrolki', points: pointsToWin, cards, lowestLast }
}

/** Whether something beyond the game itself must come true. */
export const demanding = ({ schneider, ouvert, patrolki }: Announcement): boolean =>
  schneider || ouvert || patrolki > 0

/** The chance with open cards of an announcement, as far as the model knows it. */
function openChance({ model, fromHand }: Asked, named: Announcement, held: Held): number {
  const { game, schneider, schwarz, rewolucja, patrolki } = named
  const logit = openLogit(model, fromHand ? 'hand' : 'taken', game, held)
  const made = chanceOf(logit)
  if (rewolucja) return nullCertain(held.hand, held.forehand) ? 1 : made ** 4
  const more = schneider || patrolki > 0
  if (!more) return made
  if (additionsCertain(named, held)) return schneider ? 1 : made
  const level = made * schneiderIfMade(model, game, logit)
  if (patrolki > 0) return made * 0.6 ** patrolki
  return schwarz ? level * 0.3 : level
}

/** The chance of an option at the table if it has this one with open cards, and what it is then worth. */
export function atTable(
  { model, rules, bid, against }: Asked,
  { announcement, sure }: Pick<Option, 'announcement' | 'sure'>,
  open: number,
): { readonly made: number; readonly worth: number } {
  const { game } = announcement
  const odds = Math.log((open + 1e-6) / (1 - open + 1e-6))
  const made = demanding(announcement)
    ? chanceOf(calledLogit(model, announcement, odds, against))
    : practical(model, announcement, odds, against)
  const schneider = game === nullGame || announcement.schneider ? 0 : schneiderIfMade(model, game, odds)
  return { made, worth: worth(rules, game, sure, bid, { made, schneider }) }
}

/** Everything that may be announced with these cards. */
export function optionsOf(question: Asked, held: Held): readonly Option[] {
  const { rules, fromHand, bid } = question
  const among = patrolkiAmong(rules, held.hand, fromHand ? null : held.away)
  return announcements(rules, fromHand, bid, among).map((announcement) => {
    const open = openChance(question, announcement, held)
    const sure = sureValue(rules, announcement, matadorsOf(announcement.game, held.hand | held.away))
    return { announcement, held, sure, open, worth: atTable(question, { announcement, sure }, open).worth }
  })
}
