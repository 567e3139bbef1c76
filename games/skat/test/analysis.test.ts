import { seal, seeded, type AnalysedCard, type Findings, type HandRecord, type Seat } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { analysis } from '../src/analysis/index.js'
import { positionsOf } from '../src/analysis/positions.js'
import { skat } from '../src/index.js'
import { solve } from '../src/solve/solve.js'
import type { State } from '../src/hand/state.js'

const rules = seal(skat, (view) => view)

/** A hand that bots played, from a seed. */
function played(seed: number): HandRecord {
  const random = seeded(seed)
  const deal = rules.deal('pzskat', random)
  let hand = rules.start('pzskat', deal, '-')
  const moves = []
  while (hand?.toAct[0] !== undefined) {
    const seat: number = hand.toAct[0]
    const move = hand.bot(seat, random)
    moves.push({ seat, move })
    const next = hand.play(seat, move)
    if ('refused' in next) throw new Error(next.refused)
    hand = next
  }
  return {
    game: 'skat',
    version: rules.version,
    profile: 'pzskat',
    chairs: 3,
    hand: 0,
    players: ['Ola', 'Jan', 'Ewa'],
    deal,
    carry: '-',
    proof: null,
    moves,
  }
}

/** The state after a card, by the rules. */
function playedBy(state: State, seat: Seat, card: string): State {
  const move = skat.legal(skat.view(state, seat)).find((one) => skat.write(one) === card)
  return move === undefined ? expect.fail(`${card} is not legal`) : skat.apply(state, seat, move)
}

/** Best play for the score by the rules alone: what the declarer gets. */
function plainScore(state: State, declarer: Seat): number {
  const seat = skat.toAct(state)[0]
  if (seat === undefined) return skat.result(state)?.scores[declarer] ?? Number.NaN
  const all = skat
    .legal(skat.view(state, seat))
    .flatMap((move) => (move.kind === 'card' ? [plainScore(skat.apply(state, seat, move), declarer)] : []))
  return seat === declarer ? Math.max(...all) : Math.min(...all)
}

const run = (record: HandRecord): readonly Findings[] => [...(analysis.analyse(record) ?? [])]

const runs = new Map<number, readonly Findings[]>()
/** The findings of a hand, worked out once for all tests. */
function findings(seed: number): readonly Findings[] {
  const known = runs.get(seed) ?? run(played(seed))
  runs.set(seed, known)
  return known
}
const last = (seed: number): readonly AnalysedCard[] => findings(seed).at(-1)?.cards ?? []
/** Of the first hands by seed those in which a declarer played. */
const seeds = [1, 2, 3, 4].filter((seed) => positionsOf(played(seed)).length > 0)

describe('the analysis of a hand of Skat', () => {
  it('has hands to look at', () => {
    expect(seeds.length).toBeGreaterThan(1)
  })

  it.each(seeds)('agrees with the exact solver at every card of hand %i', (seed) => {
    const record = played(seed)
    const cards = last(seed)
    const positions = positionsOf(record)
    expect(cards).toHaveLength(positions.length)
    for (const [n, { open }] of positions.entries()) {
      const solution = solve(open)
      expect(cards[n]?.reached).toBe(solution.reached)
      expect(cards[n]?.choices?.map(({ points, reached }) => ({ points, reached }))).toEqual(
        solution.cards.map(({ points, reached }) => ({ points, reached })),
      )
    }
  })

  it.each(seeds)(
    'tells what the settlement would give after each card of the last two tricks of hand %i',
    (seed) => {
      let compared = 0
      const record = played(seed)
      const cards = last(seed)
      for (const [n, { playing, seat, declarer }] of positionsOf(record).entries()) {
        if (playing.tricks.length < 8) continue
        for (const { card, score } of cards[n]?.choices ?? []) {
          if (score === null) continue
          expect(score).toBe(plainScore(playedBy(playing, seat, card), declarer))
          compared += 1
        }
        if (cards[n]?.score !== null) expect(cards[n]?.score).toBe(plainScore(playing, declarer))
      }
      // Unless the hand ended before.
      if (cards.length === 30) expect(compared).toBeGreaterThan(6)
    },
  )

  it('says who wins before each card first, and is done at the end', () => {
    const all = findings(seeds[0] ?? 0)
    expect(all[0]?.cards.every(({ choices }) => choices === null)).toBe(true)
    expect(all[0]?.cards.length).toBeGreaterThan(0)
    const done = all.map((one) => one.done)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(done.at(-1)).toBe(1)
  })

  it('gives the same answer every time', () => {
    const seed = seeds[1] ?? 0
    const first = last(seed)
    analysis.best(played(seeds[0] ?? 0), positionsOf(played(seeds[0] ?? 0))[0]?.step ?? 0)
    expect(run(played(seed)).at(-1)?.cards).toEqual(first)
  })

  it('marks a card by what its player could see, never by the cards of others', () => {
    for (const seed of seeds)
      for (const { mark, choices, card, better } of last(seed)) {
        const chance = (of: string | null): number =>
          choices?.find((one) => one.card === of)?.chance ?? Number.NaN
        if (mark === null) expect(better).toBeNull()
        else expect(chance(better) - chance(card)).toBeGreaterThanOrEqual(4)
      }
  })

  it('plays the best cards from any card to the end of the hand', () => {
    const record = played(seeds[0] ?? 0)
    const { step, open } = positionsOf(record)[5] ?? expect.fail('no sixth card')
    const moves = [...record.moves.slice(0, step), ...analysis.best(record, step)]
    const best = positionsOf({ ...record, moves })
    expect(best).toHaveLength(30)
    const points = solve(open).points
    for (const one of best.slice(5)) expect(solve(one.open).points).toBe(points)
  })

  it('has nothing to say about a hand without a declarer', () => {
    const record = played(seeds[0] ?? 0)
    expect(analysis.analyse({ ...record, moves: [] })).toBeUndefined()
    expect(analysis.best({ ...record, moves: [] }, 0)).toEqual([])
  })
})
