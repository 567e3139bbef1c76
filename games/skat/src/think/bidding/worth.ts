/**
 * What a game is worth in points of the tournament, less what the two other players get on average: that decides between players of a table.
 * The place in the list is not known to a player's view, so nobody plays for it.
 */
import { type Cards, count } from '@stolik/core'
import { nullValue, type Announcement } from '../../rules/announcement.js'
import { jacks } from '../../rules/cards.js'
import { type GameKind, nullGame } from '../../rules/games.js'
import { patrolkaWorth } from '../../rules/patrolki.js'
import type { Rules } from '../../rules/rules.js'
import { chanceOf, type Model } from './model.js'

/** The points of a game that is made with this chance, and if made, with this chance in schneider beyond what is announced. */
export interface Chances {
  readonly made: number
  readonly schneider: number
}

const announced = ({ hand, schneider, schwarz, ouvert, patrolki }: Announcement): number =>
  (hand ? 1 : 0) +
  2 * (schneider ? 1 : 0) +
  2 * (schwarz ? 1 : 0) +
  (ouvert ? 1 : 0) +
  patrolkaWorth * patrolki

/** The value that a game has at least when it is made, with the matadors of the cards known. */
export function sureValue(rules: Rules, announcement: Announcement, matadors: number): number {
  const { game } = announcement
  if (game === nullGame) return nullValue(rules.nullValues, announcement)
  return rules.bases[game] * (matadors + 1 + announced(announcement))
}

/** The lowest value of a game that reaches the bid: what an overbid game costs, twice (5.4.1). */
const reaching = (rules: Rules, game: GameKind, bid: number): number =>
  game === nullGame ? bid : rules.bases[game] * Math.ceil(bid / rules.bases[game])

/** What playing a game is worth. A game whose value does not reach the bid can only be saved by its schneider. */
export function worth(
  rules: Rules,
  game: GameKind,
  sure: number,
  bid: number,
  { made, schneider }: Chances,
): number {
  const { own, othersOfThree } = rules.bonus
  const more = game === nullGame ? 0 : rules.bases[game]
  const lost = (value: number): number => -2 * value - own - othersOfThree
  if (sure >= bid) return made * (sure + schneider * more + own) + (1 - made) * lost(sure)
  if (more === 0 || sure + more < bid) return lost(reaching(rules, game, bid))
  const saved = made * schneider
  return saved * (sure + more + own) + (1 - saved) * lost(reaching(rules, game, bid))
}

/** What it is worth that another one plays, to a hand that promises so much itself: a strong hand beats more of them. */
function defending({ bonus }: Rules, { others }: Model, promised: number): number {
  const { value } = others
  const win = chanceOf(others.win[0] + others.win[1] * promised)
  const theirs = win * (value + bonus.own) - (1 - win) * (2 * value + bonus.own)
  return ((1 - win) * bonus.othersOfThree - theirs) / 2
}

/** How much each rank brings in tricks and points in a ramsz, A T K Q J 9 8 7; all cards together make 26. */
const heavy = [3, 2, 0.75, 0.5, 2.25, 0, 0, 0] as const
const allHeavy = 4 * heavy.reduce((sum: number, x) => sum + x, 0)
/** What the loser of a ramsz loses, as a rule. */
const ramszLoss = 55

/** What a ramsz is worth to a hand: heavy hands lose it more often. */
function ramsz(hand: Cards): number {
  let weight = 0
  for (let rank = 0; rank < 8; rank++) weight += (heavy[rank] as number) * count(hand & (0x01010101 << rank))
  const loses = Math.min(0.9, (weight / allHeavy) * 1.5 - 0.17 + 0.02 * count(hand & jacks))
  return -ramszLoss * (loses - (1 - loses) / 2)
}

/** A hand, and the chance of making the game that it would most likely make. */
export interface Passed {
  readonly hand: Cards
  readonly promised: number
}

/**
 * What passing is worth. `called`: another player has bid, so that somebody plays. Otherwise `open` others may still do.
 */
export function passing(
  rules: Rules,
  model: Model,
  { hand, promised }: Passed,
  called: boolean,
  open: number,
): number {
  const played = called ? 1 : 1 - (1 - model.others.play) ** open
  const unplayed = rules.ramsz ? ramsz(hand) : 0
  return played * defending(rules, model, promised) + (1 - played) * unplayed
}
