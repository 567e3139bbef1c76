/** The rounds of an analysis, the same in every game: who wins, what each card leads to, and what each was worth as its player saw it. */
import { gradeFrom, markOf, type AnalysedCard, type CardChoice, type Findings } from './analysis.js'
import { cardName, type Card } from './cards.js'

/** What a card leads to with all cards open. */
export interface OpenChoice extends Pick<CardChoice, 'reached' | 'points' | 'score'> {
  readonly card: Card
}

/** What is known of a position from the cards of its player alone. Shares are from 0 to 1. */
export interface Seen {
  /** For each card that may be played: in which share of the deals the player's side wins. */
  readonly chances: ReadonlyMap<Card, number>
  /** How much of that a card gives away. */
  lost(card: Card): number
  /** Where who wins is not all that counts: how many grades of the result each card leaves the player's side on average; more is better. */
  readonly grades?: ReadonlyMap<Card, number>
}

/** How a game judges the positions before the cards of a hand. */
export interface Judge<P extends { readonly card: Card }> {
  /** What is said of a card once only the winner is known; `n` counts the cards of the hand from 0. */
  known(at: P, n: number): Pick<AnalysedCard, 'step' | 'seat' | 'own' | 'trick' | 'reached'>
  /** Every card that may be played, with all cards open. */
  open(at: P): readonly OpenChoice[]
  /** Undefined if nothing can be said. */
  seen(at: P): Seen | undefined
}

/** How much of the work each round is, as a share of the whole. */
const work = { known: 0.04, open: 0.16, seen: 0.8 } as const

const percent = (share: number): number => Math.round(100 * share)

/** Analyses a hand, step by step: each step has all that is known so far. */
export function* analysed<P extends { readonly card: Card }>(
  judge: Judge<P>,
  positions: readonly P[],
): Generator<Findings, void> {
  const cards = positions.map((at, n) => known(judge, at, n))
  yield { cards: [...cards], done: work.known }
  for (const [n, at] of positions.entries()) {
    cards[n] = opened(cards[n] as AnalysedCard, judge.open(at))
    yield { cards: [...cards], done: work.known + (work.open * (n + 1)) / positions.length }
  }
  for (const [n, at] of positions.entries()) {
    cards[n] = judged(cards[n] as AnalysedCard, at.card, judge.seen(at))
    const left = positions.length - n - 1
    yield { cards: [...cards], done: 1 - (work.seen * left) / positions.length }
  }
}

/** Analyses the card of one step alone; undefined if no card was played there. */
export function analysedAt<P extends { readonly card: Card; readonly step: number }>(
  judge: Judge<P>,
  positions: readonly P[],
  step: number,
): AnalysedCard | undefined {
  const n = positions.findIndex((one) => one.step === step)
  const at = positions[n]
  if (at === undefined) return undefined
  return judged(opened(known(judge, at, n), judge.open(at)), at.card, judge.seen(at))
}

/** What is said of a card at first. */
const known = <P extends { readonly card: Card }>(judge: Judge<P>, at: P, n: number): AnalysedCard => ({
  ...judge.known(at, n),
  card: cardName(at.card),
  score: null,
  choices: null,
  mark: null,
  lost: 0,
  lostScore: 0,
  grade: 0,
  better: null,
})

/** Adds what each card leads to with open cards. */
function opened(before: AnalysedCard, open: readonly OpenChoice[]): AnalysedCard {
  const choices = open.map(({ card, ...rest }) => ({ card: cardName(card), ...rest, chance: null }))
  const played = choices.find(({ card }) => card === before.card)
  const [points, score] = (['points', 'score'] as const).map((of) =>
    bestValue(
      choices.map((choice) => choice[of]),
      before.own,
    ),
  )
  return {
    ...before,
    choices,
    score: score ?? null,
    lost: distance(points, played?.points),
    lostScore: distance(score, played?.score),
  }
}

/** Null unless all are known. */
function bestValue(values: readonly (number | null)[], own: boolean): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < values.length || known.length === 0) return null
  return own ? Math.max(...known) : Math.min(...known)
}

const distance = (a: number | null | undefined, b: number | null | undefined): number =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) : 0

/** Adds what each card is worth as its player saw it, and the mark that follows from it. */
function judged(before: AnalysedCard, card: Card, seen: Seen | undefined): AnalysedCard {
  if (seen === undefined || before.choices === null) return before
  const byName = new Map([...seen.chances].map(([one, share]) => [cardName(one), percent(share)]))
  const choices = before.choices.map((choice) => ({ ...choice, chance: byName.get(choice.card) ?? null }))
  const mark = markOf(percent(seen.lost(card)))
  if (mark !== null) return { ...before, choices, mark, better: bestOf(choices, before.own) }
  const { better, grade } = gradeLost(card, seen)
  return grade < gradeFrom
    ? { ...before, choices }
    : { ...before, choices, grade, mark: 'inaccuracy', better: cardName(better) }
}

/** Which card would have left more grades of the result without losing any chance to win, and how many in a hundred deals. */
function gradeLost(card: Card, { chances, grades }: Seen): { readonly better: Card; readonly grade: number } {
  const left = (of: Card): number => grades?.get(of) ?? 0
  const chance = (of: Card): number => percent(chances.get(of) ?? 0)
  const better = [...chances.keys()]
    .filter((one) => chance(one) >= chance(card))
    .reduce((a, b) => (left(b) > left(a) ? b : a), card)
  return { better, grade: percent(left(better) - left(card)) }
}

/** The card of the best chance; among equals one that also wins, and holds most points, with open cards. */
const bestOf = (choices: readonly CardChoice[], own: boolean): string | null =>
  bestFirst(choices, own)[0]?.card ?? null

/** Sorts the cards of a position, the best one for its player first: as seen from the seat, then with open cards. */
export function bestFirst(choices: readonly CardChoice[], own: boolean): readonly CardChoice[] {
  const sign = own ? 1 : -1
  return choices.toSorted(
    (a, b) =>
      (b.chance ?? 0) - (a.chance ?? 0) ||
      sign * (Number(b.reached) - Number(a.reached)) ||
      sign * ((b.points ?? 0) - (a.points ?? 0)),
  )
}
