/**
 * A deal that was played on paper, as it enters the list. An impossible deal is refused with its clause (5.5.1,
 * 5.5.2).
 */
import { bit, type Card, type Chair, has, type Seat, type Settled } from '@stolik/core'
import { jacks as jacksOfDeck } from '../rules/cards.js'
import type { Entry } from '../hand/entry.js'
import type { Rules } from '../rules/rules.js'
import { dealer, seating } from '../rules/seating.js'
import { type RamszResult, ramszResult, ramszSettlement } from '../settle/settle-ramsz.js'
import type { ImpossibleCode } from '../value/impossible.js'
import type { ToldGame } from '../value/told.js'
import { sharesOf } from '../value/shares.js'
import { valueOf } from '../value/value.js'

export type Paper =
  | { readonly kind: 'game'; readonly declarer: Chair; readonly game: ToldGame }
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'ramsz'
      /** Card points in the tricks of each chair; null for a chair that sat out. */
      readonly points: readonly (number | null)[]
      /** The best jack dealt to each chair, null for none; needed to break a tie. */
      readonly jacks?: readonly (Card | null)[]
      /** Which of the chairs with most points lost, if the jacks are not known any more. */
      readonly losers?: readonly Chair[]
      /** The chair that took the last trick; needed if the skat goes to it. */
      readonly lastTrick?: Chair
    }

/** Why the list does not accept a deal. */
export interface Unwritten {
  readonly refused:
    | ImpossibleCode
    | 'chairs'
    | 'idle-declarer'
    | 'passed-not-in-profile'
    | 'ramsz-not-in-profile'
    | 'ramsz-points'
    | 'ramsz-sum'
    | 'ramsz-cards'
    | 'ramsz-jacks'
    | 'ramsz-losers'
    | 'jacks-needed'
    | 'last-trick-needed'
  readonly clause: string
}

/** The most card points in a skat: two aces. */
const skatAtMost = 22
const allPoints = 120

/** Settles a paper as hand n, from 0, of a table with this number of chairs. */
export function settlePaper(
  rules: Rules,
  chairs: number,
  hand: number,
  paper: Paper,
): Settled<Entry> | Unwritten {
  if (!rules.chairs.includes(chairs)) return { refused: 'chairs', clause: rules.clauses.chairs }
  const seats = seating(chairs, hand)
  const settlement = settle(rules, seats, paper)
  return 'refused' in settlement
    ? settlement
    : { hand, dealer: dealer(chairs, hand), seating: seats, settlement }
}

type Settlement = Settled<Entry>['settlement']

function settle(rules: Rules, seats: readonly Chair[], paper: Paper): Settlement | Unwritten {
  switch (paper.kind) {
    case 'game':
      return game(rules, seats, paper)
    case 'passed':
      // A profile with ramsz has no passed deals, since a ramsz is played instead.
      return rules.ramsz
        ? { refused: 'passed-not-in-profile', clause: rules.clauses.ramsz }
        : {
            scores: [0, 0, 0],
            lines: [{ code: 'passed', args: {}, clause: '3.3.7' }],
            entry: { kind: 'passed' },
          }
    case 'ramsz':
      return ramsz(rules, seats, paper)
  }
}

function game(
  rules: Rules,
  seats: readonly Chair[],
  paper: Extract<Paper, { kind: 'game' }>,
): Settlement | Unwritten {
  const declarer: Seat = seats.indexOf(paper.declarer)
  if (declarer === -1) return { refused: 'idle-declarer', clause: rules.clauses.chairs }
  const valued = valueOf(rules, paper.game)
  if ('refused' in valued) return valued
  const { value, lines } = valued
  return {
    scores: seats.map((_, seat) => (seat === declarer ? value.score : 0)),
    // The result comes first, its reasons after it.
    lines: [...lines.slice(-1), ...lines.slice(0, -1)],
    entry: { kind: 'played', declarer, announcement: paper.game.announcement, value, resigned: false },
  }
}

function ramsz(
  rules: Rules,
  seats: readonly Chair[],
  paper: Extract<Paper, { kind: 'ramsz' }>,
): Settlement | Unwritten {
  const { clauses, ramszSkat } = rules
  const { points, jacks, lastTrick } = paper
  if (!rules.ramsz) return { refused: 'ramsz-not-in-profile', clause: clauses.ramsz }
  const counted = seats.map((chair) => points[chair] ?? -1)
  const idle = points.some((n, chair) => n !== null && !seats.includes(chair))
  if (idle || !counted.every((n) => Number.isInteger(n) && n >= 0))
    return { refused: 'ramsz-points', clause: clauses.ramsz }
  const skatPoints = allPoints - counted.reduce((a, b) => a + b, 0)
  if (skatPoints < 0 || skatPoints > skatAtMost) return { refused: 'ramsz-sum', clause: '1.2.2' }
  if (sharesOf([counted[0] ?? 0, counted[1] ?? 0, counted[2] ?? 0, skatPoints]) === undefined)
    return { refused: 'ramsz-cards', clause: '1.2.2' }
  const last = seats.findIndex((chair) => chair === lastTrick)
  if (ramszSkat === 'last-trick' && last === -1)
    return { refused: 'last-trick-needed', clause: clauses.ramszSkat }
  if (!mayBeDealt(seats, jacks)) return { refused: 'ramsz-jacks', clause: clauses.ramszTie }
  const best = seats.map((chair) => jacks?.[chair] ?? null)
  const dealt = best.map((jack) => (jack === null ? 0 : bit(jack)))
  const sums = { skatPoints, lastTrick: last }
  const result = broken(rules, seats, paper, ramszResult(rules, { points: counted, dealt, ...sums }))
  return 'refused' in result ? result : ramszSettlement(rules, sums, result)
}

/** A tie as the table broke it, by the jacks or by saying who lost (patrolki 3.3.7). */
function broken(
  { ramszTie, clauses }: Rules,
  seats: readonly Chair[],
  { jacks, losers: named }: Extract<Paper, { kind: 'ramsz' }>,
  result: RamszResult,
): RamszResult | Unwritten {
  const { most, losers } = result
  const open = most.length > 1 && ramszTie === 'lower-jack' && jacks === undefined
  if (named === undefined) return open ? { refused: 'jacks-needed', clause: clauses.ramszTie } : result
  const losing = [0, 1, 2].filter((seat) => named.includes(seats[seat] as Chair))
  const fit = losing.length > 0 && losing.length === named.length && losing.every((s) => most.includes(s))
  if (!fit || (!open && losing.join() !== losers.join()))
    return { refused: 'ramsz-losers', clause: clauses.ramszTie }
  return { ...result, losers: losing }
}

/** Whether each is a jack of a chair that played, and no jack comes twice. */
const mayBeDealt = (seats: readonly Chair[], best: readonly (Card | null)[] = []): boolean =>
  best.every(
    (jack, chair) =>
      jack === null || (seats.includes(chair) && has(jacksOfDeck, jack) && best.indexOf(jack) === chair),
  )
