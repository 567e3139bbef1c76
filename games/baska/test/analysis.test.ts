/** The analysis of finished hands, compared with a plain search by the rules and with counting every deal. */
import {
  gradeFrom,
  type AnalysedCard,
  type Findings,
  type HandRecord,
  type Played,
  seeded,
  type Seat,
} from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { analysis } from '../src/analysis/index.js'
import { openScore } from '../src/analysis/open.js'
import { positionsOf } from '../src/analysis/positions.js'
import { baska } from '../src/index.js'
import { ladderFor } from '../src/rules/ladder.js'
import { solverFor } from '../src/secure/solve.js'
import { likelyCalls } from '../src/think/believe.js'
import { dealsOf } from '../src/think/deals.js'
import type { Over, State } from '../src/hand/state.js'
import { trueSides } from '../src/rules/sides.js'

const record = (profile: string, deal: string, moves: readonly Played[]): HandRecord => ({
  game: 'baska',
  version: 1,
  profile,
  chairs: 4,
  hand: 0,
  players: ['', '', '', ''],
  deal,
  carry: baska.carries.write({ bokLeft: 0 }),
  moves,
  proof: null,
})

/** Lets the usual bots play a hand, or somebody else who chooses from a position. */
function played(
  profile: string,
  seed: string,
  choose?: (done: HandRecord, state: State, seat: Seat) => string | undefined,
): HandRecord {
  const random = seeded(seed)
  const rules = baska.profiles[profile]
  if (rules === undefined) throw new Error(profile)
  const deal = baska.deal(rules, random)
  const text = baska.deals.write(deal)
  const moves: Played[] = []
  let state = baska.setup(rules, deal, { bokLeft: 0 })
  for (;;) {
    const seat = baska.toAct(state)[0]
    if (seat === undefined) return record(profile, text, moves)
    const view = baska.view(state, seat)
    const wanted = choose?.(record(profile, text, moves), state, seat)
    const move =
      baska.legal(view).find((one) => baska.write(one) === wanted) ?? baska.bot(view, random, undefined)
    moves.push({ seat, move: baska.write(move) })
    state = baska.apply(state, seat, move)
  }
}

const everything = (of: HandRecord): readonly Findings[] => [...(analysis.analyse(of) ?? [])]
const found = new Map<HandRecord, readonly AnalysedCard[]>()
/** What is known of a hand in the end. */
function last(of: HandRecord): readonly AnalysedCard[] {
  const cards = found.get(of) ?? everything(of).at(-1)?.cards ?? []
  found.set(of, cards)
  return cards
}

const pointsOf = ({ sides, points }: Over): number =>
  sides.reduce((sum, side, seat) => sum + (side === 'starzy' ? (points[seat] as number) : 0), 0)

/** Best play by the rules alone: the card points of starzy at the end. */
function plainly(state: State): number {
  if (state.phase === 'over') return pointsOf(state)
  if (state.phase !== 'play') throw new Error('not in play')
  const seat = state.turn
  const all = baska
    .legal(baska.view(state, seat))
    .flatMap((move) => ('card' in move ? [plainly(baska.apply(state, seat, move))] : []))
  return state.sides[seat] === 'starzy' ? Math.max(...all) : Math.min(...all)
}

/** Best play for the score by the rules alone: what the first of starzy gets. */
function plainScore(state: State): number {
  if (state.phase === 'over') return baska.result(state)?.scores[state.sides.indexOf('starzy')] ?? Number.NaN
  if (state.phase !== 'play') throw new Error('not in play')
  const seat = state.turn
  const all = baska
    .legal(baska.view(state, seat))
    .flatMap((move) => ('card' in move ? [plainScore(baska.apply(state, seat, move))] : []))
  return state.sides[seat] === 'starzy' ? Math.max(...all) : Math.min(...all)
}

/** How often the payment changes from no card points of starzy to so many, but for winning. */
function stepsTo(state: State, points: number): number {
  if (state.phase === 'auction') throw new Error('no cards')
  const scores = Array.from({ length: points + 1 }, (_, n) => openScore(state, n))
  return (
    scores.filter((score, n) => n > 0 && score !== scores[n - 1]).length - Number(isWonWith(state, points))
  )
}

const hands = ['lebork', 'kop'].flatMap((profile) =>
  Array.from({ length: 8 }, (_, n) => played(profile, `analysis/${n}`)),
)

describe('with open cards', () => {
  it('each card of the last two tricks leads to what a plain search finds', () => {
    let compared = 0
    for (const hand of hands) {
      const cards = last(hand)
      for (const at of positionsOf(hand)) {
        if (at.state.past.length < 2) continue
        const card = cards.find(({ step }) => step === at.step)
        for (const choice of card?.choices ?? []) {
          const move = baska.legal(at.view).find((one) => baska.write(one) === choice.card)
          if (move === undefined) throw new Error(`${choice.card} is not legal`)
          const points = plainly(baska.apply(at.state, at.seat, move))
          expect(choice).toMatchObject({ points, reached: isWonWith(at.state, points) })
          expect(choice.score).toBe(plainScore(baska.apply(at.state, at.seat, move)))
          compared += 1
        }
        expect(card?.reached).toBe(isWonWith(at.state, plainly(at.state)))
        expect(card?.score).toBe(plainScore(at.state))
      }
    }
    expect(compared).toBeGreaterThan(150)
  })

  it('says for every card that may be played what it leads to, and what the played one cost', () => {
    for (const hand of hands)
      for (const [n, at] of positionsOf(hand).entries()) {
        const card = last(hand)[n] as AnalysedCard
        const legal = baska.legal(at.view).flatMap((one) => ('card' in one ? [baska.write(one)] : []))
        expect(card.choices?.map((choice) => choice.card).toSorted()).toEqual(legal.toSorted())
        const points = card.choices?.map((choice) => choice.points as number) ?? []
        const best = card.own ? Math.max(...points) : Math.min(...points)
        const got = card.choices?.find((choice) => choice.card === card.card)?.points as number
        expect(card.lost).toBe(Math.abs(best - got))
        const score = card.choices?.find((choice) => choice.card === card.card)?.score as number
        expect(card.lostScore).toBe(Math.abs((card.score as number) - score))
      }
  }, 30_000)

  it('plays best play through to the points that were promised', () => {
    for (const hand of hands.slice(0, 8))
      for (const at of positionsOf(hand)) {
        let state: State = at.state
        for (const { seat, move } of analysis.best(hand, at.step)) {
          const made = baska.legal(baska.view(state, seat)).find((one) => baska.write(one) === move)
          if (made === undefined) throw new Error(`${move} is not legal`)
          state = baska.apply(state, seat, made)
        }
        const cards = last(hand).find(({ step }) => step === at.step)
        const all = cards?.choices?.map(({ points }) => points as number) ?? []
        expect(pointsOf(state as Over)).toBe(cards?.own ? Math.max(...all) : Math.min(...all))
      }
  }, 60_000)
})

const isWonWith = (state: State, points: number): boolean =>
  points >= (state.phase !== 'auction' && state.du ? 104 : 53)

describe('as seen from the seat', () => {
  it('counts in how many deals each card wins, each with its weight', () => {
    let [compared, graded] = [0, 0]
    for (const hand of hands)
      for (const [n, at] of positionsOf(hand).entries()) {
        const { view, memory } = at
        // A silent game is a secret of its player.
        const state = { ...at.state, contract: view.contract, owner: view.owner }
        const deals = dealsOf(view, memory, likelyCalls(view))
        // Of more deals only a part is looked into.
        if (state.past.length === 0 || deals.count > 2_000) continue
        const card = last(hand)[n] as AnalysedCard
        const steps = new Map<string, number>()
        for (const choice of card.choices ?? []) {
          const move = baska.legal(view).find((one) => baska.write(one) === choice.card)
          if (move === undefined || !('card' in move)) throw new Error(choice.card)
          let [wins, all, left] = [0, 0, 0]
          for (let deal = 0; deal < deals.count; deal++) {
            const held = deals.hands.map((cards) => cards[deal] as number)
            const dealt = held.map((cards, seat) => cards | (view.played[seat] as number))
            const sides = trueSides(state.rules, state.contract, state.owner, dealt)
            const side = sides.flatMap((one, seat) => (one === 'starzy' ? [seat] : []))
            const there: State = { ...state, hands: held, dealt, sides }
            const next = baska.apply(there, at.seat, move)
            if (next.phase === 'auction') throw new Error('no cards')
            const taken = side.reduce((sum, seat) => sum + (next.points[seat] as number), 0)
            const rest =
              next.phase === 'over'
                ? 0
                : solverFor(ladderFor(state.rules, state.contract)).value(
                    { hands: next.hands, leader: next.leader, trick: next.trick.map(({ card }) => card) },
                    side,
                  )
            all += deals.weights[deal] as number
            const sign = side.includes(at.seat) ? 1 : -1
            left += (deals.weights[deal] as number) * sign * stepsTo(there, taken + rest)
            if (isWonWith(state, taken + rest) === side.includes(at.seat))
              wins += deals.weights[deal] as number
          }
          expect(choice.chance).toBe(Math.round((100 * wins) / all))
          steps.set(choice.card, left / all)
          compared += 1
        }
        // What each card would have cost if it had been played.
        for (const [other, had] of steps) {
          const moves = [...hand.moves.slice(0, at.step), { seat: at.seat, move: other }]
          const analysed = analysis.card({ ...hand, moves }, at.step) as AnalysedCard
          if (analysed.grade === 0) continue
          expect(analysed.grade).toBe(
            Math.round(100 * ((steps.get(String(analysed.better)) as number) - had)),
          )
          graded += 1
        }
      }
    expect(graded).toBeGreaterThan(0)
    expect(compared).toBeGreaterThan(100)
  }, 60_000)

  it('marks what was given away and names a card that keeps it', () => {
    const errors = hands.flatMap((hand) => last(hand).filter(({ mark }) => mark !== null))
    expect(errors.length).toBeGreaterThan(0)
    for (const { choices, card, better, grade, mark } of errors) {
      const chance = (name: string | null): number =>
        choices?.find((one) => one.card === name)?.chance as number
      if (grade > 0) {
        expect(mark).toBe('inaccuracy')
        expect(grade).toBeGreaterThanOrEqual(gradeFrom)
        expect(chance(better)).toBeGreaterThanOrEqual(chance(card))
        continue
      }
      expect(chance(better)).toBe(Math.max(...(choices ?? []).map((one) => one.chance as number)))
      expect(chance(better) - chance(card)).toBeGreaterThanOrEqual(5)
    }
  })

  it('finds no error in a hand whose players choose the best card that they can see', () => {
    // The last card of a record is the one in question: its player looks at what each card is worth, and takes one that gives nothing away.
    const careful = played('lebork', 'careful', (done, state, seat) => {
      if (state.phase !== 'play') return undefined
      const view = baska.view(state, seat)
      const cards = baska.legal(view).flatMap((one) => ('card' in one ? [baska.write(one)] : []))
      return cards.find((card) => {
        const lastPlay = { ...done, moves: [...done.moves, { seat, move: card }] }
        return analysis.card(lastPlay, done.moves.length)?.mark === null
      })
    })
    const cards = last(careful)
    expect(cards).toHaveLength(16)
    expect(cards.filter(({ mark }) => mark !== null)).toEqual([])
  }, 30_000)
})

describe('the theme of a position', () => {
  const themeOf = (deal: string, moves: string, bokLeft = 0): string | null | undefined => {
    const made = moves.split(' ').map((one): Played => ({ seat: Number(one[0]), move: one.slice(2) }))
    const whole = { ...record('lebork', deal, made), carry: baska.carries.write({ bokLeft }) }
    return analysis.theme?.(whole, made.length - 1)
  }
  const passed = '1:pas 2:pas 3:pas 0:pas'
  const zwykla = 'CTHTHJDT CJSTSQDJ CQSJHQDA CASAHADQ'

  it('is the partner who is not known yet, or the last deal of a bok-round, which counts double', () => {
    expect(themeOf(zwykla, `${passed} 0:DT`)).toBe('partner')
    expect(themeOf(zwykla, `${passed} 0:DT`, 2)).toBe('partner')
    expect(themeOf(zwykla, `${passed} 0:DT`, 1)).toBe('last-bok')
  })

  it('is the contract that was called', () => {
    const gran = '1:pas 2:pas 3:kontra 0:gran 1:pas 2:pas 3:pas 0:pas 0:CJ'
    expect(themeOf('CACJSTDJ CTCQSJHQ SAHTDADQ SQHAHJDT', gran)).toBe('gran')
  })

  it('is to count trumps where the highest one left was not the highest at first', () => {
    const deal = 'CASJHAHT SASTDADJ CTCQDTDQ CJSQHQHJ'
    const first = `${passed} 0:HA 1:DA 2:DT 3:HJ`
    expect(themeOf(deal, `${first} 0:HT`)).toBe('count-trumps')
    expect(themeOf(deal, `${passed} 0:HA`)).toBe('partner')
  })
})

describe('the steps of an analysis', () => {
  it('first say who wins before each card, and end with everything', () => {
    const [first, ...more] = everything(hands[0] as HandRecord)
    expect(first?.cards.every(({ choices }) => choices === null)).toBe(true)
    expect(first?.cards.length).toBe(16)
    const done = [first, ...more].map((step) => step?.done as number)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
    expect(done.at(-1)).toBe(1)
    expect(structuredClone(more.at(-1))).toEqual(more.at(-1))
  })

  it('are none if no card was played', () => {
    const { profile, deal } = hands[0] as HandRecord
    expect(analysis.analyse(record(profile, deal, []))).toBeUndefined()
    expect(analysis.best(record(profile, deal, []), 0)).toEqual([])
  })

  it('leave out a lead that forehand took back', () => {
    const raised = Array.from({ length: 60 }, (_, n) =>
      played('kop', `back/${n}`, (_done, state, seat) => {
        if (state.phase !== 'play' || state.trick.length !== 1 || state.raises.length > 0) return undefined
        return baska
          .legal(baska.view(state, seat))
          .map((move) => baska.write(move))
          .find((text) => text === 'kontra')
      }),
    )
    const back = raised.filter((hand) =>
      hand.moves.some(
        ({ move }, n) => move === 'kontra' && /^[CSHD][ATQJ]$/.test(hand.moves[n - 1]?.move ?? ''),
      ),
    )
    expect(back.length).toBeGreaterThan(0)
    for (const hand of back) expect(positionsOf(hand)).toHaveLength(16)
  })
})
