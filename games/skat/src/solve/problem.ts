/**
 * A position as a line of text: `contract leader hand0 hand1 hand2 skat`, hand0 the declarer's, seats counted clockwise from the declarer. Cards
 * are joined by dots, `-` is no card.
 *
 * The contract is `C S H D G` or `N`, then `S` or `Z` if schneider or schwarz is announced, or `P` and the number of patrolki laid out, with `L`
 * if the lowest must come last; or `R`, a ramsz, in which hand0 is the player in question, with `L` if the last trick takes the skat. In the
 * middle of a hand `trick=` has the cards on the table and `taken=` the declarer's points so far, with those of the skat. `win=` and `points=`
 * are claims.
 */
import {
  bit,
  type Card,
  cardName,
  type Cards,
  count,
  first,
  has,
  type NotSolved,
  type OpenProblem,
  readCard,
  type SolverProblem,
  toSet,
} from '@stolik/core'
import { following, points, ramszGame } from '../rules/cards.js'
import { type GameKind, nullGame } from '../rules/games.js'
import { patrolkiCards } from '../rules/patrolki.js'
import { pointsToWin, schneiderLimit } from '../rules/valuation.js'
import type { Goal, OpenCards } from './position.js'
import { exactPoints, reached, solve } from './solve.js'

const allPoints = 120

const refuse = (unsolved: SolverProblem, about: string): NotSolved => ({ unsolved, about })

/** In a ramsz nobody loses who has less than a third of the points that count, whoever has the others. */
export function ramszGoal(toLast: boolean, skat: number): Pick<OpenCards, 'game' | 'goal'> {
  const counted = toLast ? allPoints : allPoints - skat
  return { game: ramszGame, goal: { kind: 'few', most: Math.ceil(counted / 3) - 1, skat: toLast ? skat : 0 } }
}

/** The goal of a contract's letters, with the points that lie in the skat. */
function goalIn(text: string, skat: number): { readonly game: GameKind; readonly goal: Goal } | undefined {
  const [, kind = '', level = '', laid, lowest] = /^([CSHDGNR])([SZ]?)(?:P([1-9]))?(L?)$/.exec(text) ?? []
  if (kind === '') return undefined
  const unannounced = laid === undefined ? 'plain' : 'laid'
  const trump = level === '' ? unannounced : 'level'
  if (kind === 'R') {
    if (trump !== 'plain') return undefined
    return ramszGoal(lowest === 'L', skat)
  }
  if (lowest === 'L' && trump !== 'laid') return undefined
  if (kind === 'N') return trump === 'plain' ? { game: nullGame, goal: { kind: 'none' } } : undefined
  if (level !== '' && laid !== undefined) return undefined
  const game = 'CSHDG'.indexOf(kind) as GameKind
  if (level === 'Z') return { game, goal: { kind: 'every' } }
  if (level === 'S') return { game, goal: { kind: 'points', points: allPoints - schneiderLimit } }
  if (laid === undefined) return { game, goal: { kind: 'points', points: pointsToWin } }
  const cards = patrolkiCards(game, Number(laid))
  if (cards.length < Number(laid)) return undefined
  return {
    game,
    goal: { kind: 'patrolki', points: pointsToWin, cards: toSet(cards), lowestLast: lowest === 'L' },
  }
}

/** Reads cards joined by dots. */
function cardsIn(text: string): readonly Card[] | NotSolved {
  if (text === '-') return []
  const cards: Card[] = []
  for (const name of text.split('.')) {
    const card = readCard(name)
    if (card === undefined) return refuse('card', name)
    cards.push(card)
  }
  return cards
}

const isRefused = (value: object): value is NotSolved => 'unsolved' in value

/** Reads a line. */
export function readProblem(line: string): OpenProblem | NotSolved {
  const parts = line.split(/\s+/).filter(Boolean)
  const [contract = '', leader = '', ...rest] = parts.filter((part) => !part.includes('='))
  if (rest.length !== 4) return refuse('form', line)
  const named = new Map<string, string>()
  for (const part of parts.filter((one) => one.includes('='))) {
    const [name = '', value = ''] = part.split('=')
    if (!['trick', 'taken', 'win', 'points'].includes(name) || named.has(name)) return refuse('form', part)
    named.set(name, value)
  }
  const piles: (readonly Card[])[] = []
  for (const text of [...rest, named.get('trick') ?? '-']) {
    const cards = cardsIn(text)
    if (isRefused(cards)) return cards
    piles.push(cards)
  }
  let seen: Cards = 0
  for (const card of piles.flat()) {
    if (has(seen, card)) return refuse('twice', cardName(card))
    seen |= bit(card)
  }
  const [a, b, c, skat, trick] = piles as [
    readonly Card[],
    readonly Card[],
    readonly Card[],
    readonly Card[],
    readonly Card[],
  ]
  const found = goalIn(contract, points(toSet(skat)))
  if (found === undefined) return refuse('contract', contract)
  if (!/^[0-2]$/.test(leader)) return refuse('leader', leader)
  const taken = named.get('taken')
  if (taken !== undefined && !/^(?:\d|[1-9]\d|1[01]\d|120)$/.test(taken))
    return refuse('points', `taken=${taken}`)
  const claims = claimsIn(named)
  if (isRefused(claims)) return claims
  const inRamsz = found.goal.kind === 'few'
  const inSkat = inRamsz ? 0 : points(toSet(skat))
  const position: OpenCards = {
    ...found,
    hands: [toSet(a), toSet(b), toSet(c)],
    leader: Number(leader),
    trick,
    points: taken === undefined ? inSkat : Number(taken),
    missed: false,
  }
  return impossible(position, toSet(skat), taken) ?? problemOf(position, contract, claims)
}

function claimsIn(named: ReadonlyMap<string, string>): OpenProblem['claims'] | NotSolved {
  const [win, sum] = [named.get('win'), named.get('points')]
  if (win !== undefined && !/^[01]$/.test(win)) return refuse('claim', `win=${win}`)
  if (sum !== undefined && !/^\d{1,3}$/.test(sum)) return refuse('claim', `points=${sum}`)
  return {
    ...(win === undefined ? {} : { reached: win === '1' }),
    ...(sum === undefined ? {} : { points: Number(sum) }),
  }
}

/** What shows that a position cannot arise. */
function impossible(p: OpenCards, skat: Cards, taken: string | undefined): NotSolved | undefined {
  if (count(skat) !== 2) return refuse('count', `${count(skat)} cards in the skat`)
  if (p.trick.length > 2) return refuse('count', `${p.trick.length} cards in a trick`)
  const whole = Math.max(...p.hands.map(count))
  for (const [seat, hand] of p.hands.entries()) {
    const place = (seat + 3 - p.leader) % 3
    const due = place < p.trick.length ? whole - 1 : whole
    if (count(hand) !== due || whole > 10) return refuse('count', `${count(hand)} cards in hand ${seat}`)
    const played = p.trick[place]
    const led = p.trick[0]
    if (played === undefined || led === undefined) continue
    const follows = following(p.game, led)
    if (!has(follows, played) && (hand & follows) !== 0) return refuse('revoke', cardName(played))
  }
  const left = points(p.hands[0] | p.hands[1] | p.hands[2] | toSet(p.trick))
  const inSkat = p.goal.kind === 'few' ? 0 : points(skat)
  // Before the first trick is over nobody has taken anything; afterwards nobody can guess what.
  const fresh = whole === 10
  if (p.goal.kind !== 'none' && !fresh && taken === undefined) return refuse('points', 'taken= is missing')
  const most = allPoints - left - (inSkat === 0 ? points(skat) : 0)
  if (p.goal.kind !== 'none' && (p.points < inSkat || p.points > (fresh ? inSkat : most)))
    return refuse('points', `taken=${p.points}`)
  return laidOutElsewhere(p, skat, whole)
}

/** A patrolka that the declarer does not hold. */
function laidOutElsewhere(p: OpenCards, skat: Cards, whole: number): NotSolved | undefined {
  if (p.goal.kind !== 'patrolki' || whole < 10) return undefined
  const elsewhere = p.goal.cards & (p.hands[1] | p.hands[2] | skat)
  return elsewhere === 0 ? undefined : refuse('contract', cardName(first(elsewhere)))
}

/** A position as the platform sees it. */
export const problemOf = (p: OpenCards, contract: string, claims: OpenProblem['claims']): OpenProblem => ({
  contract,
  claims,
  reached: () => reached(p),
  points: () => (p.goal.kind === 'none' ? null : exactPoints(p)),
  cards: () => solve(p).cards.map(({ card, ...rest }) => ({ card: cardName(card), ...rest })),
  line: () => solve(p).line.map(cardName),
})
