/** What a finished hand of Skat can teach. Only the threads of pages and tests load this. */
import {
  cardName,
  markOf,
  type AnalysedCard,
  type Analysis,
  type CardChoice,
  type Findings,
  type HandRecord,
  type Played,
} from '@stolik/core'
import { clockwise } from '../play.js'
import { after, mover } from '../solve/position.js'
import { reached, solve } from '../solve/solve.js'
import { positionsOf, type Position } from './positions.js'
import { seenChances } from './seen.js'

/** How much of the work each round is, as a share of the whole. */
const rounds = { won: 0.04, open: 0.16, seen: 0.8 } as const

const percent = (share: number): number => Math.round(100 * share)

/** What is said of a card once only the winner is known. */
const known = (at: Position, n: number, won: boolean): AnalysedCard => ({
  ...{ step: at.step, seat: at.seat, own: at.seat === at.declarer },
  ...{ trick: Math.floor(n / 3) + 1, card: cardName(at.card), reached: won },
  ...{ choices: null, mark: null, lost: 0, better: null },
})

/** Adds what each card leads to with open cards. */
function opened(before: AnalysedCard, at: Position): AnalysedCard {
  const { cards, points } = solve(at.open)
  const choices = cards.map(({ card, ...rest }): CardChoice => ({
    card: cardName(card),
    ...rest,
    chance: null,
  }))
  const played = choices.find(({ card }) => card === before.card)?.points ?? null
  const lost = points === null || played === null ? 0 : Math.abs(points - played)
  return { ...before, choices, lost }
}

/** Adds what each card is worth as its player saw it, and the mark that follows from it. */
function judged(before: AnalysedCard, at: Position): AnalysedCard {
  const seen = seenChances(at)
  if (seen === undefined || before.choices === null) return before
  const byName = new Map([...seen.chances].map(([card, share]) => [cardName(card), percent(share)]))
  const choices = before.choices.map((choice) => ({ ...choice, chance: byName.get(choice.card) ?? null }))
  const mark = markOf(percent(seen.lost(at.card)))
  return { ...before, choices, mark, better: mark === null ? null : bestOf(choices, before.own) }
}

/** The card of the best chance; among equals one that also wins, and holds most points, with open cards. */
function bestOf(choices: readonly CardChoice[], own: boolean): string | null {
  const sign = own ? 1 : -1
  const order = choices.toSorted(
    (a, b) =>
      (b.chance ?? 0) - (a.chance ?? 0) ||
      sign * (Number(b.reached) - Number(a.reached)) ||
      sign * ((b.points ?? 0) - (a.points ?? 0)),
  )
  return order[0]?.card ?? null
}

function* analyse(positions: readonly Position[]): Generator<Findings, void> {
  const cards = positions.map((at, n) => known(at, n, reached(at.open)))
  let done = rounds.won as number
  yield { cards: [...cards], done }
  for (const [way, share] of [
    [opened, rounds.open],
    [judged, rounds.seen],
  ] as const)
    for (const [n, at] of positions.entries()) {
      cards[n] = way(cards[n] as AnalysedCard, at)
      done += share / positions.length
      const isLast = way === judged && n === positions.length - 1
      yield { cards: [...cards], done: isLast ? 1 : done }
    }
}

export const analysis: Analysis = {
  analyse: (record: HandRecord) => {
    const positions = positionsOf(record)
    return positions.length === 0 ? undefined : analyse(positions)
  },
  best: (record, step) => {
    const at = positionsOf(record).find((one) => one.step === step)
    if (at === undefined) return []
    const moves: Played[] = []
    let open = at.open
    for (const card of solve(at.open).line) {
      moves.push({ seat: clockwise(at.declarer, mover(open)), move: cardName(card) })
      open = after(open, card)
    }
    return moves
  },
}
