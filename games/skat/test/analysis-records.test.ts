/**
 * The analysis of games played elsewhere agrees with the exact solver at every card. A few of the generated ones, or as many as
 * `STOLIK_ANALYSED` says: 1000 take some minutes.
 */
import { isTrouble, step, type AnalysedCard, type Findings, type HandRecord } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { analysis } from '../src/analysis/index.js'
import { points } from '../src/rules/cards.js'
import { iss } from '../src/index.js'
import { clockwise } from '../src/hand/play.js'
import { play, type SkatShapes } from '../src/game/playing.js'
import type { Goal, OpenCards } from '../src/solve/position.js'
import { result } from '../src/settle/settlement.js'
import { goalOf } from '../src/solve/recorded.js'
import { reached, solve } from '../src/solve/solve.js'
import type { Playing, State } from '../src/hand/state.js'
import { linesOf } from './records-folder.js'

const wanted = Number(process.env['STOLIK_ANALYSED'] ?? 60)

const recordsIn = (lines: readonly string[] | undefined): readonly HandRecord[] =>
  (lines ?? []).map((line) => iss.read(line)).filter((record) => !isTrouble(record)) as HandRecord[]

const real = linesOf('iss-real-40.sgf')
const generated = linesOf('skat-generated-10k.sgf.gz')

/** The position of a state of the rules, without the positions before it. */
function openOf(state: Playing): OpenCards {
  const { declarer, hands, trick, won, discard, deal, announcement } = state
  const seats = [0, 1, 2].map((n) => clockwise(declarer, n))
  const held = (n: number): number => hands[(seats[n] ?? 0) as 0]
  const others = won.reduce((sum, tricks, seat) => sum + (seat === declarer ? 0 : tricks), 0)
  const goal: Goal = goalOf(state)
  return {
    game: announcement.game,
    goal,
    hands: [held(0), held(1), held(2)],
    leader: seats.indexOf(trick.leader),
    trick: trick.cards,
    points: (state.points[declarer] ?? 0) + points(discard ?? deal.skat),
    missed: (goal.kind === 'none' && (won[declarer] ?? 0) > 0) || (goal.kind === 'every' && others > 0),
  }
}

interface Played {
  /** Before each card. */
  readonly before: readonly { readonly step: number; readonly card: string; readonly open: OpenCards }[]
  readonly over: State
}

/** Plays a record by the rules. */
function playedOut(record: HandRecord): Played {
  const [rules, deal] = [play.profiles[record.profile], play.deals.read(record.deal)]
  if (rules === undefined || deal === undefined) throw new Error('this record cannot be dealt')
  let state: State = play.setup(rules, deal, {})
  const before = []
  for (const [n, { seat, move }] of record.moves.entries()) {
    if (state.phase === 'play' && /^[CSHD][JATKQ987]$/.test(move))
      before.push({ step: n, card: move, open: openOf(state) })
    const next = step<SkatShapes>(play, state, seat, move)
    if ('refused' in next) throw new Error(next.refused)
    state = next
  }
  return { before, over: state }
}

/** The cards of a record with what each leads to, without what it was worth as its player saw it, which takes seconds. */
function openCards(record: HandRecord): readonly AnalysedCard[] {
  for (const { cards } of analysis.analyse(record) ?? [])
    if (cards.every(({ choices }) => choices !== null)) return cards
  return []
}

/** The number of cards compared. */
function compare(record: HandRecord): number {
  const { before, over } = playedOut(record)
  const cards = openCards(record)
  expect(cards.map(({ step, card }) => ({ step, card }))).toEqual(
    before.map(({ step, card }) => ({ step, card })),
  )
  for (const [n, { open, card }] of before.entries()) {
    const { cards: exact, points } = solve(open)
    const analysed = cards[n]
    expect(analysed?.reached).toBe(reached(open))
    expect(analysed?.choices?.map(({ reached, points }) => ({ reached, points }))).toEqual(
      exact.map(({ reached, points }) => ({ reached, points })),
    )
    const got = analysed?.choices?.find((one) => one.card === card)
    expect(analysed?.lost).toBe(points === null ? 0 : Math.abs(points - (got?.points ?? Number.NaN)))
    // What the card leads to is what the next position is worth.
    const next = before[n + 1]
    if (next !== undefined) expect(got?.reached).toBe(reached(next.open))
  }
  if (before.length === 30 && over.phase === 'over' && over.game !== null) {
    const { declarer, discard } = over.game
    const last = cards.at(-1)
    const took = (over.points[declarer] ?? 0) + points(discard ?? over.deal.skat)
    const final = last?.choices?.find(({ card }) => card === last.card)
    if (final?.points !== null) expect(final?.points).toBe(took)
    if (final?.score !== null) expect(final?.score).toBe(result(over)?.scores[declarer])
  }
  return before.length
}

const chanceOf = ({ choices }: AnalysedCard, of: string | null): number =>
  choices?.find(({ card }) => card === of)?.chance ?? Number.NaN

describe('the analysis of games played elsewhere', () => {
  it.skipIf(real === undefined)(
    'agrees with the exact solver at every card of the forty real games (skipped without the folder of records)',
    () => {
      const all = recordsIn(real).map(compare)
      expect(all).toHaveLength(34)
      expect(all.reduce((sum, cards) => sum + cards, 0)).toBeGreaterThan(600)
    },
    600_000,
  )

  it.skipIf(generated === undefined)(
    `agrees with the exact solver at every card of ${wanted} generated games (skipped without the folder of records)`,
    () => {
      const lines = (generated ?? []).slice(0, 2 * wanted)
      const compared = recordsIn(lines)
        .slice(0, wanted)
        .map(compare)
        .filter((cards) => cards > 0)
      expect(compared.length).toBeGreaterThan(wanted / 2)
    },
    7_200_000,
  )

  it.skipIf(real === undefined)(
    'marks a card only if its player could see a better one (skipped without the folder of records)',
    () => {
      const some = recordsIn(real).filter((record) => openCards(record).length === 30)
      expect(some.length).toBeGreaterThan(3)
      for (const record of some.slice(0, 3)) {
        let last: Findings | undefined
        for (const findings of analysis.analyse(record) ?? []) last = findings
        expect(last?.done).toBe(1)
        for (const card of last?.cards ?? []) {
          const chances = (card.choices ?? []).flatMap(({ chance }) => (chance === null ? [] : [chance]))
          const away = Math.max(...chances) - chanceOf(card, card.card)
          if (card.mark === null) expect(card.better).toBeNull()
          else {
            expect(chanceOf(card, card.better)).toBe(Math.max(...chances))
            // Shares are rounded to one per cent each.
            expect(away).toBeGreaterThanOrEqual({ inaccuracy: 4, mistake: 9, blunder: 24 }[card.mark])
          }
        }
      }
    },
    600_000,
  )
})
